'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { ActionForm } from '@/components/shared/form/client/ActionForm'
import { ConsentFields } from '@/components/shared/form/client/fields/ConsentFields'
import { EmailField } from '@/components/shared/form/client/fields/EmailField'
import { PhoneField } from '@/components/shared/form/client/fields/PhoneField'
import { RadioField } from '@/components/shared/form/client/fields/RadioField'
import { type Option, SelectField } from '@/components/shared/form/client/fields/SelectField'
import { TextField } from '@/components/shared/form/client/fields/TextField'
import { SubmissionDialogs, useFailure } from '@/components/shared/form/client/SubmissionDialogs'
import { flat } from '@/components/shared/form/client/typed'
import { useActionForm } from '@/components/shared/form/client/use-action-form'
import type { ConsentWords, DialogWords, FormProps, PhoneWords } from '@/components/shared/form/client/words'
import styles from '@/components/shared/form/form.module.css'
import { sendDepartment } from '@/lib/forms/actions'
import { onDepartment } from './chosen-department'
import { Submitted } from './submitted'

const rules = async () => (await import('@/rules/forms/department')).departmentRules

const askDuplicate: ConstructorParameters<typeof Submitted>[0] = async (email, department) =>
  import('./ask-duplicate').then((module) => module.askDuplicate(email, department)).catch(() => null)

const QUESTIONS = ['canManage', 'canAttendWorkshops', 'hasProject'] as const

/** In the order of the page. */
const FIELDS = ['department', 'fullName', 'email', 'phone', 'location', 'educationDegree', 'specialization', 'experienceYears', ...QUESTIONS] as const

/** With the consents, whose errors name them. */
const ALL = [...FIELDS, 'legalConsent', 'marketingConsent']

/** Why sending the same again would be of no use. */
const FINAL = ['not_open', 'not_found']

/** A reason that says nothing beyond the dialog's own words. */
const UNKNOWN = 'application_failed'

export type DepartmentProps = FormProps<Record<(typeof FIELDS)[number] | 'submit' | 'submitted', string>> & {
  /** Those that take new members. */
  departments: readonly Option[]
  degrees: readonly Option[]
  /** Yes and no. */
  answers: readonly Option[]
  /** What stands in a list while nothing is chosen. */
  choose: string
  phone: PhoneWords
  consent: ConsentWords
  dialogs: DialogWords
}

/** The application to a department: who has applied before is told while the form is filled in. (Requirements, sections 3 and 4) */
export function DepartmentForm({ labels, words, ...props }: DepartmentProps & { labelledBy?: string }) {
  const [submitted] = useState(() => new Submitted(askDuplicate))
  const [isKnown, setKnown] = useState(false)
  const failed = useFailure()
  const told = words.errors.already_submitted ?? ''
  const api = useActionForm({
    name: 'department',
    locale: props.locale,
    action: sendDepartment,
    rules,
    words,
    fields: ALL,
    isToConfirm: true,
    posted: props.posted,
    alsoWrong: (typed) => (submitted.has(typed) ? { email: told } : {}),
    onProblem: (problem, text) => {
      if (problem === 'duplicate') {
        submitted.add(flat(form.getValues()))
        look()
        api.focusField('email')
      } else failed.fail({ text: problem === UNKNOWN ? null : text, canRetry: !FINAL.includes(problem) })
      return true
    },
    onSent: () => submitted.forget(),
  })
  const { form } = api
  const look = () => {
    const isNow = submitted.has(flat(form.getValues()))
    setKnown(isNow)
    if (isNow) form.setError('email', { type: 'duplicate', message: told })
    else if (isKnown) form.clearErrors('email')
  }
  const ask = async () => {
    look()
    await submitted.ask(flat(form.getValues()))
    look()
  }
  const [email, department] = useWatch({ control: form.control, name: ['email', 'department'] })
  const lookAgain = useEffectEvent(look)
  const askAgain = useEffectEvent(ask)
  const choose = useEffectEvent((chosen: string) => form.setValue('department', chosen, { shouldValidate: api.errorOf('department') !== undefined }))
  useEffect(() => lookAgain(), [email])
  // Both may have been filled in before the script came.
  useEffect(() => void askAgain(), [department, api.draft.isReady])
  useEffect(() => onDepartment(choose), [])

  const pair = `${styles.fields} ${styles.pair}`
  return (
    <>
      <ActionForm form={api} submit={isKnown ? labels.submitted : labels.submit} isShut={isKnown} labelledBy={props.labelledBy} labels={labels}>
        <SelectField name="department" label={labels.department} options={props.departments} empty={props.choose} required />
        <div className={pair}>
          <TextField name="fullName" label={labels.fullName} autoComplete="name" required />
          <EmailField name="email" label={labels.email} required onLeft={() => void ask()} />
        </div>
        <PhoneField name="phone" label={labels.phone} words={props.phone} required />
        <div className={pair}>
          <TextField name="location" label={labels.location} required />
          <SelectField name="educationDegree" label={labels.educationDegree} options={props.degrees} empty={props.choose} required />
          <TextField name="specialization" label={labels.specialization} required />
          <TextField name="experienceYears" label={labels.experienceYears} inputMode="numeric" maxLength={10} required />
        </div>
        {QUESTIONS.map((name) => (
          <RadioField key={name} name={name} label={labels[name]} options={props.answers} required />
        ))}
        <ConsentFields words={props.consent} />
        <p className="visually-hidden" role="status">
          {isKnown ? told : ''}
        </p>
      </ActionForm>
      <SubmissionDialogs form={api} words={props.dialogs} thanks={props.thanks} failed={failed} />
    </>
  )
}
