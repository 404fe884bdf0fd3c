import 'server-only'
import { definitionOf } from '@/lib/forms/definitions'
import type { ErrorCode } from '@/lib/forms/error-codes'
import type { FormName, FormState } from '@/lib/forms/form'
import { getTranslations } from '@/lib/i18n/translations'
import type messages from '@/messages/en.json'
import type { RuleCode } from '@/rules/codes'
import { ABOUT } from '@/rules/forms'
import type { Locale } from '@/rules/languages'
import { formWords, postedForm } from './form-words'
import type { FormProps, Thanks } from './words'

/** The messages of a form. */
export type Labels<Form extends FormName> = (typeof messages)['forms'][Form]

/** What rules of most forms say. */
const CODES = ['required', 'too_long', 'invalid_email', 'invalid_phone', 'phone_extension', 'phone_which', 'consent_required'] as const

/** More fields than any form but that of volunteers has. */
const FIELDS = 12

type Options = {
  locale: Locale
  state?: FormState
  /** What else its rules can say. */
  codes?: readonly (RuleCode | ErrorCode)[]
  /** Of its text of several lines. Characters. */
  longest?: number
}

/** What is said when a form has arrived; the page after a form without script says the same. (`SentText`) */
export async function thanksOf(form: FormName, locale: Locale): Promise<Thanks> {
  const t = await getTranslations({ locale, namespace: 'forms.sent' })
  const { mail, hidesReference } = definitionOf(form)
  const { wait } = ABOUT[form]
  const written = { confirm: () => t.markup('confirmMail', { to: (words) => words, address: () => '{email}' }), tell: () => t('mail', { email: '{email}' }) }
  return {
    title: t(`titles.${form}`),
    text: t(`texts.${form}`),
    reference: hidesReference ? undefined : t('reference'),
    mail: mail === null || hidesReference ? undefined : written[mail](),
    after: [...(mail ? [t('spam')] : []), ...(wait ? [t(`waits.${wait}`)] : [])],
    correct: t('correct'),
  }
}

/** What a form says and shows, for its client component: `<ContactForm {...(await formProps('contact', { locale }))} />`. */
export async function formProps<Form extends FormName>(form: Form, { locale, state, codes = [], longest = 5000 }: Options): Promise<FormProps<Labels<Form>>> {
  const t = await getTranslations({ locale, namespace: 'forms' })
  return {
    locale,
    words: await formWords(form, { locale, words: definitionOf(form).words ?? {}, codes: [...CODES, ...codes], fields: FIELDS }),
    labels: t.raw(form as never) as Labels<Form>,
    longest: { characters: longest, text: t('common.longest', { characters: longest }) },
    thanks: await thanksOf(form, locale),
    posted: await postedForm(locale, state),
  }
}
