import 'server-only'
import { formProps } from '@/components/shared/form/client/form-props'
import type { FormState } from '@/lib/forms/form'
import { getTranslations } from '@/lib/i18n/translations'
import type { Locale } from '@/rules/languages'

/** What feedback says and shows, for its client component; of each of its three steps which one it is. */
export async function feedbackProps({ locale, state }: { locale: Locale; state?: FormState }) {
  const t = await getTranslations({ locale, namespace: 'forms.feedback' })
  return {
    ...(await formProps('feedback', { locale, state })),
    steps: [1, 2, 3].map((step) => t('step', { step, count: 3 })),
  }
}
