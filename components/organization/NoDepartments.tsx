import { getTranslations } from '@/lib/i18n/translations'
import { Breadcrumb } from '@/components/layout/Breadcrumb'
import { EmptyState } from '@/components/shared/EmptyState'
import { BreadcrumbJsonLd } from '@/components/shared/JsonLd'
import { hasDepartments } from '@/lib/entities/departments'
import { getPageInfo } from '@/lib/content/pages-info'
import { readOr } from '@/lib/content/section'
import { Static } from '@/lib/framework/static/Static'
import { routes } from '@/lib/i18n/paths'
import type { Locale } from '@/rules/languages'
import { OrganizationCover } from './OrganizationCover'
import styles from './Organization.module.css'

/** In place of the departments: there are none, or none of them can be shown. (Requirements, section 8) */
export async function NoDepartments({ locale }: { locale: Locale }) {
  const [t, info, areBroken] = await Promise.all([
    getTranslations({ locale, namespace: 'organization' }),
    readOr(null, () => getPageInfo(locale, 'organizationPage')),
    hasDepartments(locale),
  ])
  return (
    <>
      <BreadcrumbJsonLd locale={locale} crumbs={[{ name: t('breadcrumb'), route: routes.departments }]} />
      <OrganizationCover info={info} locale={locale} />
      <Breadcrumb locale={locale} items={[{ label: t('breadcrumb') }]} />
      <Static className={`wrap ${styles.page}`}>
        <EmptyState title={t('emptyTitle')}>
          <p>{areBroken ? t('invalidDefault') : t('emptyText')}</p>
        </EmptyState>
      </Static>
    </>
  )
}
