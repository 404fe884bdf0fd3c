import { getTranslations } from '@/lib/i18n/translations'
import { Breadcrumb } from '@/components/layout/Breadcrumb'
import { ReadFailure } from '@/components/shared/ReadFailure'
import { getPageInfo } from '@/lib/content/pages-info'
import { Static } from '@/lib/framework/static/Static'
import type { Locale } from '@/rules/languages'
import { OrganizationCover } from './OrganizationCover'
import styles from './Organization.module.css'

/** In place of the departments that could not be read. Throws ContentUnavailable where nothing else can be read either. (Requirements, section 8) */
export async function FailedDepartments({ locale }: { locale: Locale }) {
  const [t, info] = await Promise.all([getTranslations({ locale, namespace: 'organization' }), getPageInfo(locale, 'organizationPage')])
  return (
    <>
      <OrganizationCover info={info} locale={locale} />
      <Breadcrumb locale={locale} items={[{ label: t('breadcrumb') }]} />
      <Static className={`wrap ${styles.page}`}>
        <ReadFailure locale={locale} of="organization" />
      </Static>
    </>
  )
}
