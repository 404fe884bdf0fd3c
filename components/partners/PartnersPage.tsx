import { getTranslations } from '@/lib/i18n/translations'
import { RichText } from '@/components/blocks/RichText'
import { Breadcrumb } from '@/components/layout/Breadcrumb'
import { CoverBanner } from '@/components/layout/CoverBanner'
import { ScrollToTop } from '@/components/layout/ScrollToTop'
import { Band } from '@/components/shared/Band'
import { BrokenPictures } from '@/components/shared/BrokenPictures'
import { BreadcrumbJsonLd } from '@/components/shared/JsonLd'
import { Loaded } from '@/components/shared/Loaded'
import { ReadFailure } from '@/components/shared/ReadFailure'
import { Link } from '@/components/ui/Link'
import { getPageInfo } from '@/lib/content/pages-info'
import { contentOf, section, sections } from '@/lib/content/section'
import { getPartners } from '@/lib/entities/partners'
import { isEmptyRichText } from '@/lib/content/rich-text'
import { Static } from '@/lib/framework/static/Static'
import { path, routes } from '@/lib/i18n/paths'
import type { Locale } from '@/rules/languages'
import { FitWatch } from './FitWatch'
import { PartnersList } from './PartnersList'
import styles from './Partners.module.css'

/** The organisations that work with the initiative. (Requirements, section 2, partners) */
export async function PartnersPage({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'partners' })
  const [written, partners] = await sections([section(() => getPageInfo(locale, 'partnersPage')), section(() => getPartners(locale))])
  const info = contentOf(written)
  return (
    <>
      <BreadcrumbJsonLd locale={locale} crumbs={[{ name: t('breadcrumb'), route: routes.partners }]} />
      <CoverBanner locale={locale} title={info?.title ?? t('title')} description={info?.description ?? t('description')} image={info?.cover}>
        <Link href="#partners" className={`no-print btn btn-ghost ${styles.down}`}>
          {t('toContent')}
        </Link>
      </CoverBanner>
      <Breadcrumb locale={locale} items={[{ label: t('breadcrumb') }]} />
      <Static id="partners" className={`wrap ${styles.page}`}>
        {info && !isEmptyRichText(info.content) && <RichText content={info.content} locale={locale} />}
        <Loaded section={partners} failure={<ReadFailure locale={locale} of="partners" />}>
          {(found) => <PartnersList locale={locale} partners={found} />}
        </Loaded>
      </Static>
      <Band title={t('ctaTitle')} text={t('ctaText')}>
        <Link href={path(locale, routes.collaborateOrganizations)} className="btn btn-gold">
          {t('ctaAction')}
        </Link>
      </Band>
      <FitWatch />
      <BrokenPictures />
      <ScrollToTop locale={locale} threshold={400} />
    </>
  )
}
