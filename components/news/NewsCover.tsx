import { getTranslations } from '@/lib/i18n/translations'
import { CoverBanner } from '@/components/layout/CoverBanner'
import { getPageInfo } from '@/lib/content/pages-info'
import type { Locale } from '@/rules/languages'

/** The head of the news page and of the archive. */
export async function NewsCover({ locale }: { locale: Locale }) {
  const [t, info] = await Promise.all([getTranslations({ locale, namespace: 'news' }), getPageInfo(locale, 'newsPage')])
  return <CoverBanner title={info?.title ?? t('title')} description={info?.description ?? t('description')} image={info?.cover} />
}
