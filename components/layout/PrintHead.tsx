import { getTranslations } from '@/lib/i18n/translations'
import type { Locale } from '@/rules/languages'

/** The head of a printed page: the name of the initiative, and the address of the page, which `enhance/print.ts` fills in. */
export async function PrintHead({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'layout' })
  return (
    <p className="print-head">
      <b>{t('siteName')}</b>
      <bdi dir="ltr" id="page-address" />
    </p>
  )
}
