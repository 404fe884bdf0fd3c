import { getTranslations } from '@/lib/i18n/translations'
import { Icon } from '@/components/ui/Icon'
import { Picture } from '@/components/ui/Picture'
import { Words } from '@/lib/i18n/Words'
import type { Role } from '@/lib/entities/departments'
import type { Locale } from '@/rules/languages'
import { Bio } from './Bio'
import styles from './Member.module.css'

type Props = { role: Role; locale: Locale }

const platforms = [
  { key: 'linkedin', name: 'LinkedIn' },
  { key: 'instagram', name: 'Instagram' },
  { key: 'facebook', name: 'Facebook' },
  { key: 'twitter', name: 'X' },
] as const

/** Phones take the smallest file, which is sharp enough at this size and weighs a quarter. */
const PORTRAIT_SIZES = '(min-width: 600px) 104px, 78px'

/** A member of a team. The person drawn behind the portrait is seen where there is none, or where it does not load. */
export async function Member({ role, locale }: Props) {
  const t = await getTranslations({ locale })
  const profiles = platforms.flatMap(({ key, name }) => (role[key] ? [{ key, name, href: role[key] }] : []))
  const name = role.name ?? ''
  return (
    <li className={`card ${styles.member}`}>
      <div className={styles.portrait}>
        <Icon name="person" />
        {role.image && (
          <span data-hide-broken="">
            <Picture image={role.image} alt="" sizes={PORTRAIT_SIZES} />
          </span>
        )}
      </div>
      <h3>
        <bdi>{name}</bdi>
      </h3>
      {role.title && (
        <p className={styles.title}>
          <Words locale={locale} text={role.title} />
        </p>
      )}
      {role.bio && <Bio bio={role.bio} name={name} locale={locale} />}
      {profiles.length > 0 && (
        <ul className={styles.profiles} aria-label={t('organization.profiles', { name })}>
          {profiles.map(({ key, name: platform, href }) => (
            <li key={key}>
              <a href={href} target="_blank" rel="noopener noreferrer" aria-label={`${platform} (${t('common.newTab')})`}>
                <Icon name={key} />
              </a>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
