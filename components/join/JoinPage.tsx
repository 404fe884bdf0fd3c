import { getTranslations } from 'next-intl/server'
import { RichText } from '@/components/blocks/RichText'
import { Breadcrumb } from '@/components/layout/Breadcrumb'
import { CoverBanner } from '@/components/layout/CoverBanner'
import { ScrollToTop } from '@/components/layout/ScrollToTop'
import { CountUp } from '@/components/shared/CountUp'
import { JsonLd } from '@/components/shared/JsonLd'
import { Link } from '@/components/ui/Link'
import { Static } from '@/components/ui/static/Static'
import { getDepartments } from '@/lib/content/departments'
import { getPageInfo } from '@/lib/content/pages-info'
import { isEmptyRichText } from '@/lib/content/rich-text'
import type { Locale } from '@/lib/i18n/languages'
import { routes } from '@/lib/i18n/paths'
import { breadcrumbJsonLd } from '@/lib/seo/json-ld'
import { Apply } from './Apply'
import { DepartmentScript } from './DepartmentScript'
import { Departments } from './Departments'
import { KeyFigures } from './KeyFigures'
import styles from './Join.module.css'

/** How long a figure counts, in milliseconds. (Specification, section 9) */
const COUNT_UP = 2500

/** The departments, and how to join one. (Specification, section 2, join page) */
export async function JoinPage({ locale }: { locale: Locale }) {
  const [t, info, departments] = await Promise.all([
    getTranslations({ locale, namespace: 'join' }),
    getPageInfo(locale, 'joinPage'),
    getDepartments(locale),
  ])
  const open = departments.filter(({ canJoinTo }) => canJoinTo)
  return (
    <>
      <JsonLd data={breadcrumbJsonLd(locale, [{ name: t('breadcrumb'), route: routes.join }])} />
      <CoverBanner title={info?.title ?? t('title')} description={info?.description ?? t('description')} image={info?.cover}>
        {open.length > 0 && (
          <Link href="#apply" className="no-print btn btn-gold">
            {t('applyTitle')}
          </Link>
        )}
      </CoverBanner>
      <Breadcrumb locale={locale} items={[{ label: t('breadcrumb') }]} />
      <Static>
        {info && !isEmptyRichText(info.content) && (
          <section className={`wrap ${styles.content}`}>
            <RichText content={info.content} locale={locale} />
          </section>
        )}
        <KeyFigures locale={locale} departments={departments} />
        <Departments locale={locale} departments={open} />
        {open.length > 0 && <Apply locale={locale} departments={open} />}
      </Static>
      <CountUp locale={locale} duration={COUNT_UP} />
      <DepartmentScript />
      <ScrollToTop locale={locale} threshold={400} />
    </>
  )
}
