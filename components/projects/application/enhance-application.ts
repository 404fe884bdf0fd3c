import * as z from 'zod/mini'
import { checkWith } from '@/components/shared/form/enhance/check-with'
import { showErrorDialog, showSentDialog } from '@/components/shared/form/enhance/dialogs'
import { type EnhancedForm, enhanceForm } from '@/components/shared/form/enhance/enhance-form'
import type { Values } from '@/lib/forms/form'
import { duplicateError } from '@/lib/forms/volunteer/duplicates'
import { volunteerSchema } from '@/lib/forms/volunteer/schema'
import { TIMELINE_KEY } from '@/rules/volunteer/default-fields'
import { FIELD_TYPES, type FieldRule } from '@/rules/volunteer/field-rule'
import { emailKey, type Periods } from '@/rules/volunteer/read-fields'
import { DuplicateFlag } from './duplicate-flag'

const day = z.nullable(z.string())
const days = z.object({ earliest: day, latest: day, minimumAge: z.nullable(z.number()), withinPeriod: z.nullable(z.boolean()) })

const schema = z.array(z.object({ key: z.string(), type: z.enum(FIELD_TYPES), required: z.boolean(), options: z.array(z.string()), days: z.optional(days) }))

const periods = z.array(z.object({ documentId: z.string(), fromDate: day, toDate: day }))

const beside = (form: HTMLFormElement, name: 'rules' | 'periods'): unknown => JSON.parse(form.querySelector('[data-rules]')?.dataset[name] ?? '[]')

/** The rules that the page has put beside the fields of an application. */
const readRules = (form: HTMLFormElement): FieldRule[] => schema.parse(beside(form, 'rules'))

/** The periods of the project, which the page has put there too. */
const readPeriods = (form: HTMLFormElement): Periods => periods.parse(beside(form, 'periods'))

/** Days bound each other, and the period that is chosen bounds them: when one of these changes, the days that are filled in are looked at again. */
function watchDays({ form, recheck }: EnhancedForm, rules: readonly FieldRule[]): void {
  const days = rules.filter(({ type }) => type === 'date').map(({ key }) => key)
  const inputOf = (key: string) => form.querySelector<HTMLInputElement>(`[name="${CSS.escape(key)}"]`)
  const lookAgain = (changed: string) => {
    for (const key of days) if (key !== changed && inputOf(key)?.value) recheck(key)
  }
  for (const key of [TIMELINE_KEY, ...days]) inputOf(key)?.addEventListener('change', () => lookAgain(key))
}

/** Between 'Retry' and sending again, in milliseconds. (Requirements, section 9) */
const RETRY_DELAY = 300

/** What is said above the form: sending the same again would be of no use, or not yet. */
const ABOVE = ['not_open', 'not_found', 'rate_limited']

/** Reasons that say nothing beyond the dialog's own words. */
const UNKNOWN = ['submission_failed', 'submission_error']

/** '' for countries without a rule for postal codes; every country of the list exists. */
function isoCodeIn(form: HTMLFormElement): (id: string) => string {
  return (id) => form.querySelector<HTMLElement>(`[data-country] > [value="${CSS.escape(id)}"]`)?.dataset.code ?? ''
}

/** What was filled in goes; what the page began with stands there again, such as the first period. */
function beginAgain(form: HTMLFormElement): void {
  if (form.dataset.answered === undefined) form.reset()
  for (const select of form.querySelectorAll('select')) if (select.selectedIndex < 0) select.selectedIndex = 0
}

/** The application to a project, by the rules that its form was configured with. (Requirements, sections 4, 5 and 8) */
export async function enhance(form: HTMLFormElement): Promise<void> {
  const rules = readRules(form)
  const email = emailKey(rules)
  const flag = new DuplicateFlag(form, email)
  const check = checkWith(volunteerSchema(rules, isoCodeIn(form), readPeriods(form)))

  const refused = (enhanced: EnhancedForm, problem: string, text: string) => {
    if (duplicateError(problem)) flag.raise(duplicateError(problem))
    if (duplicateError(problem) || ABOVE.includes(problem)) return false
    showErrorDialog(form, UNKNOWN.includes(problem) ? null : text, () => setTimeout(enhanced.submit, RETRY_DELAY))
    return true
  }

  // Who has begun finds it open.
  form.addEventListener('restored', () => form.closest('details')?.setAttribute('open', ''))
  form.addEventListener('emptied', () => beginAgain(form))
  const enhanced = await enhanceForm(form, {
    check: (values: Values) => flag.addTo(check(values)),
    sent: (_, sent) => showSentDialog(form, sent),
    refused,
  })
  flag.watch(enhanced)
  watchDays(enhanced, rules)
}
