import { getTranslations } from '@/lib/i18n/translations'
import { Link } from '@/components/ui/Link'
import { Words } from '@/lib/i18n/Words'
import type { Department } from '@/lib/entities/departments'
import { documentPath } from '@/lib/i18n/paths'
import type { Locale } from '@/rules/languages'
import { ApplyLink } from './ApplyLink'
import { DepartmentIcon } from './DepartmentIcon'
import styles from './DepartmentCard.module.css'

type Props = { locale: Locale; department: Department }

/** A department that takes new members. (Requirements, section 2, join page) */
export async function DepartmentCard({ locale, department }: Props) {
  const t = await getTranslations({ locale, namespace: 'join' })
  const { documentId, title, description, volunteersCount, managers, slug, officeName } = department
  return (
    <li className={`card ${styles.card}`}>
      <DepartmentIcon title={title ?? ''} />
      <h3>
        <Words locale={locale} text={title} />
      </h3>
      {description && (
        <p className={styles.description}>
          <Words locale={locale} text={description} />
        </p>
      )}
      <p className={styles.people}>
        <span className="badge">{t('volunteers', { count: volunteersCount })}</span>
        <span className="badge badge-gold">{t('managers', { count: managers })}</span>
      </p>
      {slug && officeName && (
        <Link href={documentPath(locale, 'department', slug)} className={styles.office}>
          {t('office')}: {officeName}
        </Link>
      )}
      <ApplyLink department={documentId} className={`no-print btn btn-ghost ${styles.apply}`}>
        {t.rich('applyTo', { title: title ?? '', hidden: (words) => <span className="visually-hidden">{words}</span> })}
      </ApplyLink>
    </li>
  )
}
