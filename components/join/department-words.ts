import 'server-only'
import { consentWords } from '@/components/shared/form/client/consent-words'
import { dialogWords } from '@/components/shared/form/client/dialog-words'
import { formProps } from '@/components/shared/form/client/form-props'
import { phoneWords } from '@/components/shared/form/client/phone-words'
import type { Department } from '@/lib/entities/departments'
import type { FormState } from '@/lib/forms/form'
import { getTranslations } from '@/lib/i18n/translations'
import { EDUCATION_DEGREES } from '@/rules/forms/department'
import type { Locale } from '@/rules/languages'
import type { DepartmentProps } from './DepartmentForm'

type Options = {
  locale: Locale
  /** Those that take new members. */
  departments: readonly Department[]
  state?: FormState
}

/** What the application to a department says, for its client component. */
export async function departmentWords({ locale, departments, state }: Options): Promise<DepartmentProps> {
  const [t, common] = await Promise.all([getTranslations({ locale, namespace: 'forms.department' }), getTranslations({ locale, namespace: 'forms.common' })])
  const { labels, ...props } = await formProps('department', { locale, state, codes: ['invalid_number', 'already_submitted'] })
  const { degrees: _degrees, ...texts } = labels
  return {
    ...props,
    labels: texts,
    departments: departments.map(({ documentId, title }) => ({ value: documentId, label: title ?? '' })),
    degrees: EDUCATION_DEGREES.map((value) => ({ value, label: t(`degrees.${value}`) })),
    answers: [
      { value: 'true', label: common('yes') },
      { value: 'false', label: common('no') },
    ],
    choose: common('choose'),
    phone: await phoneWords(locale, 'phone', state),
    consent: await consentWords(locale),
    dialogs: await dialogWords(locale),
  }
}
