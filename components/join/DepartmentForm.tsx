import { getTranslations } from '@/lib/i18n/translations'
import { ConsentFields } from '@/components/shared/form/fields/checkbox/ConsentFields'
import { Form } from '@/components/shared/form/Form'
import { openForm } from '@/components/shared/form/open-form'
import { PhoneField } from '@/components/shared/form/fields/phone/PhoneField'
import { RadioField } from '@/components/shared/form/fields/choice/RadioField'
import { SelectField } from '@/components/shared/form/fields/choice/SelectField'
import { SubmissionDialogs } from '@/components/shared/form/SubmissionDialogs'
import { TextField } from '@/components/shared/form/fields/text/TextField'
import styles from '@/components/shared/form/form.module.css'
import type { Department } from '@/lib/entities/departments'
import type { FormState } from '@/lib/forms/form'
import { EDUCATION_DEGREES } from '@/rules/forms/department'
import type { Locale } from '@/rules/languages'

type Props = {
  locale: Locale
  /** Those that take new members. */
  departments: readonly Department[]
  state?: FormState
  labelledBy?: string
}

const QUESTIONS = ['canManage', 'canAttendWorkshops', 'hasProject'] as const

/** In the order of the page. */
const FIELDS = ['department', 'fullName', 'email', 'phone', 'location', 'educationDegree', 'specialization', 'experienceYears', ...QUESTIONS] as const

/** The application to a department. (Requirements, section 3) */
export async function DepartmentForm({ locale, departments, state, labelledBy }: Props) {
  const [t, common] = await Promise.all([getTranslations({ locale, namespace: 'forms.department' }), getTranslations({ locale, namespace: 'forms.common' })])
  const form = await openForm({ name: 'department', locale, state, labels: Object.fromEntries(FIELDS.map((name) => [name, t(name)])) })
  const choices = departments.map(({ documentId, title }) => ({ value: documentId, label: title ?? '' }))
  const degrees = EDUCATION_DEGREES.map((value) => ({ value, label: t(`degrees.${value}`) }))
  const answers = [
    { value: 'true', label: common('yes') },
    { value: 'false', label: common('no') },
  ]
  const pair = `${styles.fields} ${styles.pair}`
  return (
    <>
      <Form form={form} submit={t('submit')} blocked={t('submitted')} labelledBy={labelledBy} thanks={false}>
        <SelectField form={form} name="department" label={t('department')} options={choices} empty={common('choose')} required />
        <div className={pair}>
          <TextField form={form} name="fullName" label={t('fullName')} autoComplete="name" required />
          <TextField form={form} name="email" type="email" label={t('email')} autoComplete="email" required />
        </div>
        <PhoneField form={form} name="phone" label={t('phone')} required />
        <div className={pair}>
          <TextField form={form} name="location" label={t('location')} required />
          <SelectField form={form} name="educationDegree" label={t('educationDegree')} options={degrees} empty={common('choose')} required />
          <TextField form={form} name="specialization" label={t('specialization')} required />
          <TextField form={form} name="experienceYears" label={t('experienceYears')} inputMode="numeric" maxLength={10} required />
        </div>
        {QUESTIONS.map((name) => (
          <RadioField key={name} form={form} name={name} label={t(name)} options={answers} required />
        ))}
        <ConsentFields form={form} />
      </Form>
      <SubmissionDialogs form={form} />
    </>
  )
}
