import 'server-only'
import { fileLimits } from '@/components/shared/form/client/file-words'
import { phoneWords } from '@/components/shared/form/client/phone-words'
import type { AddressWords, PhoneWords } from '@/components/shared/form/client/words'
import type { Country } from '@/lib/content/countries'
import type { FormField } from '@/lib/content/project-forms'
import type { FormState } from '@/lib/forms/form'
import { settleState } from '@/lib/forms/address-states'
import { valueOf } from '@/lib/forms/form'
import { unsentCode } from '@/lib/forms/volunteer/field-words'
import type { Supplies } from '@/lib/forms/volunteer/supplies'
import { staticContent } from '@/lib/framework/static/Static'
import { formatDate } from '@/lib/i18n/format'
import { getTranslations } from '@/lib/i18n/translations'
import { acceptedKinds } from '@/rules/fields/file'
import type { Locale } from '@/rules/languages'
import { PROVINCES_KEY, TIMELINE_KEY } from '@/rules/volunteer/default-fields'
import type { FieldType } from '@/rules/volunteer/field-rule'

type Option = { value: string; label: string }

/** What all fields have; `start` and `placeholder` are for those that are typed into. */
type Common = { name: string; label: string; hint?: string; required: boolean; start?: string; placeholder?: string }

/** A field of an application as its client component takes it. */
export type FieldView = Common &
  (
    | { kind: 'line'; type: 'text' | 'tel'; autoComplete?: string; inputMode?: 'decimal'; maxLength: number; isCode?: boolean }
    | { kind: 'email'; autoComplete: string }
    | { kind: 'list'; suggestions: readonly string[] }
    | { kind: 'phone'; autoComplete: string; words: PhoneWords }
    | { kind: 'date' | 'paragraph' }
    | { kind: 'select'; options: readonly Option[]; empty?: string }
    | { kind: 'radio'; options: readonly Option[] }
    | { kind: 'checkbox'; boxLabel?: string }
    | { kind: 'file'; kinds: readonly string[]; limits: string; total: string; unsent: string }
    | { kind: 'address'; countries: string; states: readonly Option[] }
  )

/**
 * What the browser can fill in of the applicant, by the usual keys of the fields; 'off' where it would guess something else, such as the country of
 * residence for a nationality. (Requirements, section 3, project submission)
 */
const TOKENS = new Map([
  ['fullName', 'name'],
  ['firstName', 'given-name'],
  ['lastName', 'family-name'],
  ['nationality', 'off'],
])

const LONGEST_LINE = 500

/** Of texts of several lines. Characters. */
const LONGEST = 5000

type Given = { locale: Locale; field: FormField; common: Common; supplies: Supplies; state?: FormState; isOwn: boolean }

const tokenOf = (isOwn: boolean, token: 'email' | 'tel') => (isOwn ? token : 'off')

const said = (...parts: (string | null | undefined | false)[]) => parts.filter(Boolean).join(' ') || undefined

async function longest(locale: Locale, characters: number): Promise<string> {
  const t = await getTranslations({ locale, namespace: 'forms.common' })
  return t('longest', { characters })
}

/** The bounds of a day that editors have set, said beside it. */
async function bounds(locale: Locale, { earliestDay, latestDay, minimumAge, withinPeriod }: FormField): Promise<string | undefined> {
  const t = await getTranslations({ locale, namespace: 'forms.volunteer.days' })
  const [from, until] = [earliestDay, latestDay].map((day) => (day ? formatDate(locale, day) : null))
  return said(
    from && until ? t('between', { from, until }) : from ? t('from', { from }) : until && t('until', { until }),
    minimumAge !== null && t('age', { age: minimumAge }),
    withinPeriod && t('period'),
  )
}

/** The list of countries, which is sent once, as HTML. */
async function countryOptions(locale: Locale, countries: readonly Country[], chosen: string): Promise<string> {
  const t = await getTranslations({ locale, namespace: 'forms.address' })
  return staticContent(
    <select defaultValue={chosen}>
      <option value="">{t('chooseCountry')}</option>
      {countries.map(({ numericId, name }) => (
        <option key={numericId} value={numericId}>
          {name}
        </option>
      ))}
    </select>,
  )
}

/** The states of the country that was posted, with what was typed before they were known. */
function stateOptions(states: Supplies['states'][string], value: string): Option[] {
  const chosen = settleState(states, value)
  const isTyped = chosen !== '' && !states.some(({ documentId }) => documentId === chosen)
  return [...(isTyped ? [{ value: chosen, label: chosen }] : []), ...states.map(({ documentId, name }) => ({ value: documentId, label: name }))]
}

async function line({ locale, field: { key }, common, supplies }: Given): Promise<FieldView> {
  if (key === PROVINCES_KEY) return { ...common, kind: 'list', suggestions: supplies.provinces.map(({ name }) => name) }
  const autoComplete = TOKENS.get(key)
  // Nobody needs to be told how long a name may be.
  const hint = autoComplete ? common.hint : said(common.hint, await longest(locale, LONGEST_LINE))
  return { ...common, hint, kind: 'line', type: 'text', autoComplete, maxLength: LONGEST_LINE }
}

async function address({ locale, field: { key }, common, supplies, state }: Given): Promise<FieldView> {
  const values = state?.values ?? {}
  const countries = await countryOptions(locale, supplies.countries, valueOf(values, `${key}.country`))
  const known = supplies.states[key] ?? []
  return { ...common, kind: 'address', countries, states: known.length > 0 ? stateOptions(known, valueOf(values, `${key}.state`)) : [] }
}

/** Of the periods of a project the first one stands there. (Requirements, section 3) */
async function select({ locale, field: { key, options, placeholder }, common }: Given): Promise<FieldView> {
  if (key === TIMELINE_KEY && common.required) return { ...common, kind: 'select', options, start: options[0]?.value }
  const t = await getTranslations({ locale, namespace: 'forms.common' })
  return { ...common, kind: 'select', options, empty: placeholder ?? t('choose') }
}

const VIEWS: Readonly<Record<FieldType, (given: Given) => FieldView | Promise<FieldView>>> = {
  text: line,
  email: ({ common, isOwn }) => ({ ...common, kind: 'email', autoComplete: tokenOf(isOwn, 'email') }),
  // Without a choice of its country, so that it has to begin with the calling code.
  tel: async ({ locale, common, isOwn }) => {
    const t = await getTranslations({ locale, namespace: 'forms.phone' })
    return { ...common, hint: common.hint ?? t('withCountry'), kind: 'line', type: 'tel', autoComplete: tokenOf(isOwn, 'tel'), maxLength: 40 }
  },
  phone: async ({ locale, common, state, isOwn }) => ({
    ...common,
    kind: 'phone',
    autoComplete: tokenOf(isOwn, 'tel'),
    words: await phoneWords(locale, common.name, state),
  }),
  number: ({ common }) => ({ ...common, kind: 'line', type: 'text', inputMode: 'decimal', maxLength: 20, isCode: true }),
  date: async ({ locale, field, common }) => ({ ...common, kind: 'date', hint: said(common.hint, await bounds(locale, field)) }),
  textarea: async ({ locale, common }) => ({ ...common, kind: 'paragraph', hint: said(common.hint, await longest(locale, LONGEST)) }),
  select,
  radio: ({ field: { options }, common }) => ({ ...common, kind: 'radio', options }),
  checkbox: ({ field: { checkboxLabel }, common }) => ({ ...common, kind: 'checkbox', boxLabel: checkboxLabel ?? undefined }),
  file: async ({ locale, field, common }) => {
    const [kinds, t] = [acceptedKinds(field.acceptedFileTypes), await getTranslations({ locale, namespace: 'forms.errors' })]
    return { ...common, kind: 'file', kinds, ...(await fileLimits(locale, kinds, true)), unsent: t(unsentCode(field.key)) }
  },
  address,
}

/** A field of an application as it is configured; `isOwn` where it asks for the applicant's own address or number. (Requirements, section 3: field types) */
export async function fieldView(given: Omit<Given, 'common'>): Promise<FieldView> {
  const { key, type, label, required, helperText, defaultValue, placeholder } = given.field
  const isTyped = type !== 'checkbox' && type !== 'file' && type !== 'address'
  const common = {
    name: key,
    label: label ?? key,
    hint: helperText ?? undefined,
    required,
    ...(isTyped && { start: defaultValue ?? undefined, placeholder: placeholder ?? undefined }),
  }
  return VIEWS[type]({ ...given, common })
}

/** What an address says, for its client component. */
export async function addressWords(locale: Locale): Promise<AddressWords> {
  const t = await getTranslations({ locale, namespace: 'forms.address' })
  return {
    country: t('country'),
    state: t('state'),
    chooseState: t('chooseState'),
    stateHint: t('stateHint'),
    city: t('city'),
    street: t('street'),
    houseNumber: t('houseNumber'),
    postalCode: t('postalCode'),
  }
}
