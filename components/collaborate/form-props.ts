import 'server-only'
import { consentWords } from '@/components/shared/form/client/consent-words'
import { fileLimits, fileWords } from '@/components/shared/form/client/file-words'
import { formProps } from '@/components/shared/form/client/form-props'
import { phoneWords } from '@/components/shared/form/client/phone-words'
import { readOr } from '@/lib/content/section'
import { getDepartments } from '@/lib/entities/departments'
import { type FormState, valueOf } from '@/lib/forms/form'
import { getTranslations } from '@/lib/i18n/translations'
import { ARCHIVE_KINDS } from '@/rules/fields/file'
import { LONGEST_SUMMARY } from '@/rules/forms/proposal'
import type { Locale } from '@/rules/languages'

type Options = { locale: Locale; state?: FormState }

/** The properties of the proposal form. */
export const proposalProps = async ({ locale, state }: Options) => ({
  ...(await formProps('proposal', { locale, state, longest: LONGEST_SUMMARY })),
  phone: await phoneWords(locale, 'phone', state),
  consent: await consentWords(locale),
})

/** The properties of the inquiry form of organizations. A missing captcha has its own text. (Requirements, section 5) */
export async function partnershipProps({ locale, state }: Options) {
  const t = await getTranslations({ locale, namespace: 'forms' })
  return {
    ...(await formProps('partnership', { locale, state, codes: ['invalid_url'] })),
    phone: await phoneWords(locale, 'phone', state),
    consent: await consentWords(locale),
    choose: t('common.choose'),
    captchaMissing: t('errors.partnership_recaptcha_required'),
  }
}

/** The properties of the idea form. The department is optional: without a list of departments the form can still be sent. */
export async function ideaProps({ locale, state }: Options) {
  const departments = await readOr([], () => getDepartments(locale))
  const { limits } = await fileLimits(locale, ARCHIVE_KINDS, false)
  const errors = await getTranslations({ locale, namespace: 'forms.errors' })
  return {
    ...(await formProps('idea', { locale, state, codes: ['zip_required', 'file_missing'] })),
    departments: departments.flatMap(({ documentId, title }) => (title ? [{ value: documentId, label: title }] : [])),
    chosen: valueOf(state?.values ?? {}, 'department'),
    files: await fileWords(locale, 'zip_required'),
    limits,
    unsent: errors('file_unsent'),
  }
}
