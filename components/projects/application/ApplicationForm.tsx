'use client'

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { ActionForm } from '@/components/shared/form/client/ActionForm'
import { ConsentFields } from '@/components/shared/form/client/fields/ConsentFields'
import { SubmissionDialogs, useFailure } from '@/components/shared/form/client/SubmissionDialogs'
import { useActionForm } from '@/components/shared/form/client/use-action-form'
import type { AddressWords, ConsentWords, DateWords, DialogWords, FileWords, FormWords, ListWords, Posted, Thanks } from '@/components/shared/form/client/words'
import formStyles from '@/components/shared/form/form.module.css'
import { sendVolunteer } from '@/lib/forms/actions'
import { duplicateError } from '@/lib/forms/volunteer/duplicates'
import { TIMELINE_KEY } from '@/rules/volunteer/default-fields'
import type { FieldRule } from '@/rules/volunteer/field-rule'
import type { Periods } from '@/rules/volunteer/read-fields'
import { ApplicationField } from './ApplicationField'
import type { FieldView } from './field-views'
import styles from './application.module.css'

export type ApplicationProps = {
  locale: string
  id?: string
  level: 3 | 4
  projectId: string
  /** '' for the built-in form. */
  formId: string
  title: string
  description?: string
  note?: string
  sections: readonly { title?: string; description?: string; fields: readonly FieldView[] }[]
  rules: readonly FieldRule[]
  /** The field of the applicant's address. */
  email: string
  periods: Periods
  /** The ISO codes of countries by their ids, where postal codes have a rule. */
  countries: Readonly<Record<string, string>>
  words: FormWords
  submit: string
  kinds: { date: DateWords; list: ListWords; file: FileWords; address: AddressWords }
  consent: ConsentWords
  dialogs: DialogWords
  thanks: Thanks
  posted?: Posted
}

/** The parts of an address in the order in which they stand. */
const ADDRESS_ORDER = ['country', 'state', 'street', 'houseNumber', 'postalCode', 'city']

/** What is said above the form: sending the same again would be of no use, or not yet. */
const ABOVE = ['not_open', 'not_found', 'rate_limited']

/** Reasons that say nothing beyond the dialog's own words. */
const UNKNOWN = ['submission_failed', 'submission_error']

const namesOf = ({ name, kind }: FieldView): string[] => (kind === 'address' ? [name, ...ADDRESS_ORDER.map((part) => `${name}.${part}`)] : [name])

/** The application to a project, by the fields that its form was configured with. (Requirements, sections 3 to 5 and 8) */
export function ApplicationForm({ projectId, formId, title, sections, rules, email, periods, words, ...props }: ApplicationProps) {
  const fields = sections.flatMap((section) => section.fields)
  const place = useRef<HTMLDivElement>(null)
  const failed = useFailure()
  /** This address has applied before, in words: it is not sent until another period or address is chosen. (Requirements, section 4) */
  const duplicate = useRef<string>(undefined)
  const [labels] = useState(() => Object.fromEntries(fields.map(({ name, label }) => [name, label])))
  const [starts] = useState(() => Object.fromEntries(fields.flatMap(({ name, start }) => (start === undefined ? [] : [[name, start]]))))
  const api = useActionForm({
    name: 'volunteer',
    id: props.id,
    locale: props.locale,
    action: sendVolunteer,
    rules: async () => (await import('@/lib/forms/volunteer/schema')).applicationRules(rules, (id) => props.countries[id] ?? '', periods),
    words,
    fields: [...fields.flatMap(namesOf), 'legalConsent', 'marketingConsent'],
    context: { projectId, formId, formTitle: title },
    draft: `volunteer:${projectId}:${formId || 'default'}`,
    email,
    starts,
    isToConfirm: true,
    posted: props.posted,
    // Who has begun finds it open.
    onBegun: () => place.current?.closest('details')?.setAttribute('open', ''),
    alsoWrong: () => ({ [email]: duplicate.current }),
    onProblem: (problem, text) => {
      const code = duplicateError(problem)
      if (code) duplicate.current = words.errors[code]
      if (code || ABOVE.includes(problem)) return false
      failed.fail({ text: UNKNOWN.includes(problem) ? null : text, canRetry: true })
      return true
    },
  })
  const { form } = api
  const days = rules.filter(({ type }) => type === 'date').map(({ key }) => key)

  const [address, period] = useWatch({ control: form.control, name: [email, TIMELINE_KEY] })
  const forgetDuplicate = useEffectEvent(() => {
    if (duplicate.current === undefined) return
    duplicate.current = undefined
    form.clearErrors(email)
    api.dismissProblem()
  })
  useEffect(() => forgetDuplicate(), [address, period])

  /** Days bound each other, and the period that is chosen bounds them. */
  const lookAtDays = (changed: string) => {
    if (changed !== TIMELINE_KEY && !days.includes(changed)) return
    for (const day of days) if (day !== changed && form.getValues(day)) void form.trigger(day)
  }
  const Title = `h${props.level}` as const
  return (
    <div ref={place} className={styles.application}>
      {props.description && <p>{props.description}</p>}
      <ActionForm form={api} submit={props.submit} labels={labels}>
        <div
          className={styles.sections}
          onBlur={({ target }) => lookAtDays(target.getAttribute('name') ?? '')}
          onChange={({ target }) => target instanceof HTMLSelectElement && lookAtDays(target.name)}
        >
          {sections.map((section, index) => {
            const id = `${api.id}-part-${index}`
            return (
              <div key={id} className={styles.section} role={section.title ? 'group' : undefined} aria-labelledby={section.title ? id : undefined}>
                {section.title && <Title id={id}>{section.title}</Title>}
                {section.description && <p className={formStyles.hint}>{section.description}</p>}
                {section.fields.map((field) => (
                  <ApplicationField key={field.name} field={field} kinds={props.kinds} onDay={() => lookAtDays(field.name)} />
                ))}
              </div>
            )
          })}
        </div>
        <ConsentFields words={props.consent} />
      </ActionForm>
      {props.note && <p className={styles.note}>{props.note}</p>}
      <SubmissionDialogs form={api} words={props.dialogs} thanks={props.thanks} failed={failed} />
    </div>
  )
}
