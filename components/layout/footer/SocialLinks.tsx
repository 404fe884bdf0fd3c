import { getTranslations } from '@/lib/i18n/translations'
import { Icon } from '@/components/ui/Icon'
import type { ContactInfo } from '@/lib/content/contact-info'
import type { Locale } from '@/rules/languages'
import styles from './Footer.module.css'

const platforms = [
  { key: 'linkedin', name: 'LinkedIn' },
  { key: 'instagram', name: 'Instagram' },
  { key: 'facebook', name: 'Facebook' },
  { key: 'youtube', name: 'YouTube' },
] as const

/** The platforms that are present, or nothing. (Requirements, section 2) */
export async function SocialLinks({ locale, contact }: { locale: Locale; contact: ContactInfo }) {
  const t = await getTranslations({ locale })
  const present = platforms.flatMap(({ key, name }) => (contact[key] ? [{ key, name, href: contact[key] }] : []))
  if (present.length === 0) return null
  return (
    <ul className={styles.social} aria-label={t('footer.social')}>
      {present.map(({ key, name, href }) => (
        <li key={key}>
          <a href={href} target="_blank" rel="noopener noreferrer" aria-label={`${name} (${t('common.newTab')})`}>
            <Icon name={key} />
          </a>
        </li>
      ))}
    </ul>
  )
}
