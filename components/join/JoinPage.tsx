import { getTranslations } from '@/lib/i18n/translations'
import { notFound } from 'next/navigation'
import { RichText } from '@/components/blocks/RichText'
import { Breadcrumb } from '@/components/layout/Breadcrumb'
import { CoverBanner } from '@/components/layout/CoverBanner'
import { ScrollToTop } from '@/components/layout/ScrollToTop'
import { CountUp } from '@/components/shared/CountUp'
import { BreadcrumbJsonLd } from '@/components/shared/JsonLd'
import { ReadFailure } from '@/components/shared/ReadFailure'
import { Link } from '@/components/ui/Link'
import { getDepartments } from '@/lib/entities/departments'
import { getPageInfo } from '@/lib/content/pages-info'
import { contentOf, section, sections } from '@/lib/content/section'
import { isEmptyRichText } from '@/lib/content/rich-text'
import { Static } from '@/lib/framework/static/Static'
import { isFiltered, LONG_LIST, type ListFilter } from '@/lib/i18n/list-filters'
import { routes } from '@/lib/i18n/paths'
import type { Locale } from '@/rules/languages'
import { Apply } from './Apply'
import { chosenDepartments } from './chosen-departments'
import { DepartmentFilters } from './DepartmentFilters'
import { Departments } from './Departments'
import { KeyFigures } from './KeyFigures'
import styles from './Join.module.css'

/** How long a figure counts, in milliseconds. (Requirements, section 9) */
const COUNT_UP = 2500

type Props = { locale: Locale; filter?: ListFilter<'departments'> }

/** The departments, or those that fit a filter, and how to join one; many are offered with filters. (Requirements, section 2, join page) */
export async function JoinPage({ locale, filter = {} }: Props) {
  const t = await getTranslations({ locale, namespace: 'join' })
  const [written, found] = await sections([section(() => getPageInfo(locale, 'joinPage')), section(() => getDepartments(locale))])
  const info = contentOf(written)
  const departments = contentOf(found)
  const open = departments?.filter(({ canJoinTo }) => canJoinTo) ?? []
  const chosen = chosenDepartments(locale, open, filter)
  if (departments && !chosen) notFound()
  const hasFilters = isFiltered(filter) || open.length > LONG_LIST
  return (
    <>
      <BreadcrumbJsonLd locale={locale} crumbs={[{ name: t('breadcrumb'), route: routes.join }]} />
      <CoverBanner locale={locale} title={info?.title ?? t('title')} description={info?.description ?? t('description')} image={info?.cover}>
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
        {departments && chosen ? (
          <>
            <KeyFigures locale={locale} departments={departments} />
            <Departments
              locale={locale}
              departments={chosen}
              filters={hasFilters && <DepartmentFilters locale={locale} filter={filter} target="departments" departments={open} found={chosen.length} />}
            />
          </>
        ) : (
          <div className="wrap section">
            <ReadFailure locale={locale} />
          </div>
        )}
        {open.length > 0 && <Apply locale={locale} departments={open} />}
      </Static>
      <CountUp locale={locale} duration={COUNT_UP} />
      <ScrollToTop locale={locale} threshold={400} />
    </>
  )
}
