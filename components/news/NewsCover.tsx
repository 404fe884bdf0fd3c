import { getTranslations } from '@/lib/i18n/translations'
import { CoverBanner } from '@/components/layout/CoverBanner'
import type { PageInfo } from '@/lib/content/pages-info'
import type { Locale } from '@/rules/languages'

/** The head of the news page and of the archive. */
export async function NewsCover({ locale, info }: { locale: Locale; info: PageInfo | null }) {
  const t = await getTranslations({ locale, namespace: 'news' })
  return <CoverBanner locale={locale} title={info?.title ?? t('title')} description={info?.description ?? t('description')} image={info?.cover} />
}
