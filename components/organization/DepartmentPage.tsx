import { getTranslations } from '@/lib/i18n/translations'
import { RichText } from '@/components/blocks/RichText'
import { Breadcrumb } from '@/components/layout/Breadcrumb'
import { ScrollToTop } from '@/components/layout/ScrollToTop'
import { BrokenPictures } from '@/components/shared/BrokenPictures'
import { BreadcrumbJsonLd, JsonLd } from '@/components/shared/JsonLd'
import { departments, officeName, type Office } from '@/lib/entities/departments'
import { getPageInfo } from '@/lib/content/pages-info'
import { readOr } from '@/lib/content/section'
import { isEmptyRichText } from '@/lib/content/rich-text'
import { Static } from '@/lib/framework/static/Static'
import { path, routes } from '@/lib/i18n/paths'
import type { Locale } from '@/rules/languages'
import { Departments } from './Departments'
import { OrganizationCover } from './OrganizationCover'
import { Team } from './Team'
import styles from './Organization.module.css'

type Props = { office: Office; offices: readonly Office[]; locale: Locale }

/** The organization structure, at one of its departments. (Requirements, section 2) */
export async function DepartmentPage({ office, offices, locale }: Props) {
  const [t, info] = await Promise.all([getTranslations({ locale, namespace: 'organization' }), readOr(null, () => getPageInfo(locale, 'organizationPage'))])
  const name = officeName(office)
  // The list leads on to the first department: for search engines its address is none.
  const crumbs = [{ name, route: `${routes.departments}/${office.slug}` }]
  return (
    <>
      <BreadcrumbJsonLd locale={locale} crumbs={crumbs} />
      <JsonLd data={departments.jsonLd(locale, office)} />
      <OrganizationCover info={info} locale={locale} />
      <Breadcrumb locale={locale} items={[{ label: t('breadcrumb'), href: path(locale, routes.departments) }, { label: name }]} />
      <Static className={`wrap ${styles.page}`}>
        <Departments offices={offices} current={office} locale={locale} />
        <Team office={office} locale={locale} />
        {info && !isEmptyRichText(info.content) && (
          <aside className={styles.about}>
            <RichText content={info.content} locale={locale} shift={1} />
          </aside>
        )}
      </Static>
      <BrokenPictures />
      <ScrollToTop locale={locale} threshold={300} />
    </>
  )
}
