import { getTranslations } from '@/lib/i18n/translations'
import { Icon } from '@/components/ui/Icon'
import { Link } from '@/components/ui/Link'
import { departmentName, type Office } from '@/lib/entities/departments'
import { documentPath } from '@/lib/i18n/paths'
import type { Locale } from '@/rules/languages'
import styles from './Departments.module.css'

type Props = { offices: readonly Office[]; current: Office; locale: Locale }

/** The way to the departments: tabs where there is room, a dropdown where not; links in both. */
export async function Departments({ offices, current, locale }: Props) {
  const t = await getTranslations({ locale, namespace: 'organization' })
  const links = offices.map((office) => (
    <li key={office.documentId}>
      <Link href={documentPath(locale, 'department', office.slug)} aria-current={office === current ? 'page' : undefined}>
        {departmentName(office)}
      </Link>
    </li>
  ))
  return (
    <nav className="no-print" aria-label={t('departments')}>
      <ul className={styles.tabs}>{links}</ul>
      <details className={styles.dropdown} data-dropdown="">
        <summary>
          <span className={styles.label}>{t('department')}</span>
          <strong>{departmentName(current)}</strong>
          <Icon name="chevron" />
        </summary>
        <ul className={styles.list}>{links}</ul>
      </details>
    </nav>
  )
}
