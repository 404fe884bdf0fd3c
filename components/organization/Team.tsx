import { getTranslations } from '@/lib/i18n/translations'
import { EmptyState } from '@/components/shared/EmptyState'
import { Link } from '@/components/ui/Link'
import { Words } from '@/lib/i18n/Words'
import { officeName, type Office } from '@/lib/entities/departments'
import { path, routes } from '@/lib/i18n/paths'
import type { Locale } from '@/rules/languages'
import { Member } from './Member'
import styles from './Organization.module.css'

type Props = { office: Office; locale: Locale }

/** The office of a department: what it does and who works in it. */
export async function Team({ office, locale }: Props) {
  const t = await getTranslations({ locale, namespace: 'organization' })
  return (
    <section aria-labelledby="office">
      <div className={styles.head}>
        <div>
          <h2 id="office">{officeName(office)}</h2>
          {office.description && (
            <p>
              <Words locale={locale} text={office.description} />
            </p>
          )}
        </div>
        {office.canJoinTo && (
          <Link href={path(locale, routes.join)} className="no-print btn">
            {t('join')}
          </Link>
        )}
      </div>
      {office.roles.length === 0 ? (
        <EmptyState title={t('noMembers')}>
          <p>{t('noMembersText')}</p>
        </EmptyState>
      ) : (
        <ul className={styles.team} aria-label={t('members')}>
          {office.roles.map((role) => (
            <Member key={role.id} role={role} locale={locale} />
          ))}
        </ul>
      )}
    </section>
  )
}
