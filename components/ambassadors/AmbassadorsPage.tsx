import { getTranslations } from '@/lib/i18n/translations'
import { RichText } from '@/components/blocks/RichText'
import { Breadcrumb } from '@/components/layout/Breadcrumb'
import { CoverBanner } from '@/components/layout/CoverBanner'
import { ScrollToTop } from '@/components/layout/ScrollToTop'
import { BrokenPictures } from '@/components/shared/BrokenPictures'
import { EmptyState } from '@/components/shared/EmptyState'
import { BreadcrumbJsonLd } from '@/components/shared/JsonLd'
import { ReadFailure } from '@/components/shared/ReadFailure'
import { Link } from '@/components/ui/Link'
import { getAmbassadors } from '@/lib/entities/ambassadors'
import { getPageInfo } from '@/lib/content/pages-info'
import { contentOf, section, sections } from '@/lib/content/section'
import { isEmptyRichText } from '@/lib/content/rich-text'
import { Static } from '@/lib/framework/static/Static'
import { path, routes } from '@/lib/i18n/paths'
import type { Locale } from '@/rules/languages'
import { Countries } from './Countries'
import { countCountries, groupByCountry } from './group'
import { Figures } from './Figures'
import styles from './Ambassadors.module.css'

/** The people who speak for the initiative, by country, with their stories. (Requirements, section 2, ambassadors) */
export async function AmbassadorsPage({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'ambassadors' })
  const [written, ambassadors] = await sections([section(() => getPageInfo(locale, 'ambassadorsPage')), section(() => getAmbassadors(locale))])
  const info = contentOf(written)
  const people = contentOf(ambassadors) ?? []
  const countries = groupByCountry(locale, people)
  return (
    <>
      <BreadcrumbJsonLd locale={locale} crumbs={[{ name: t('breadcrumb'), route: routes.ambassadors }]} />
      <CoverBanner locale={locale} title={info?.title ?? t('title')} description={info?.description ?? t('description')} image={info?.cover}>
        {people.length > 0 && <Figures locale={locale} ambassadors={people.length} countries={countCountries(countries)} />}
      </CoverBanner>
      <Breadcrumb locale={locale} items={[{ label: t('breadcrumb') }]} />
      <Static className={`wrap ${styles.page}`}>
        {info && !isEmptyRichText(info.content) && <RichText content={info.content} locale={locale} />}
        {ambassadors.state === 'failed' && <ReadFailure locale={locale} of="ambassadors" />}
        {ambassadors.state === 'loaded' && people.length === 0 && (
          <EmptyState title={t('emptyTitle')}>
            <p>{t('emptyText')}</p>
            <Link href={path(locale, routes.join)} className="btn">
              {t('emptyAction')}
            </Link>
          </EmptyState>
        )}
        {people.length > 0 && <Countries locale={locale} countries={countries} />}
      </Static>
      <BrokenPictures />
      <ScrollToTop locale={locale} threshold={300} />
    </>
  )
}
