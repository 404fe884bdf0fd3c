import { getTranslations } from '@/lib/i18n/translations'
import { CoverBanner } from '@/components/layout/CoverBanner'
import type { PageInfo } from '@/lib/content/pages-info'
import type { Locale } from '@/rules/languages'

/** The head of the page, the same for every department. */
export async function OrganizationCover({ info, locale }: { info: PageInfo | null; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'organization' })
  return <CoverBanner locale={locale} title={info?.title ?? t('title')} description={info?.description ?? t('description')} image={info?.cover} />
}
