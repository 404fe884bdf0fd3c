import { getTranslations } from '@/lib/i18n/translations'
import { Icon } from '@/components/ui/Icon'
import { Words } from '@/lib/i18n/Words'
import type { ContactInfo } from '@/lib/content/contact-info'
import type { Locale } from '@/rules/languages'
import { ContactFacts } from './ContactFacts'
import { PROFILES } from './reach'
import styles from './Contact.module.css'

type Props = { locale: Locale; contact: ContactInfo }

/** What is published of how to reach the initiative. */
export async function ContactWays({ locale, contact }: Props) {
  const t = await getTranslations({ locale })
  const profiles = PROFILES.flatMap(({ key, name }) => (contact[key] ? [{ key, name, href: contact[key] }] : []))
  return (
    <>
      {contact.description && (
        <p>
          <Words locale={locale} text={contact.description} />
        </p>
      )}
      <ContactFacts locale={locale} contact={contact} />
      {profiles.length > 0 && (
        <ul className={styles.profiles} aria-label={t('help.contact.social')}>
          {profiles.map(({ key, name, href }) => (
            <li key={key}>
              <a href={href} target="_blank" rel="noopener noreferrer" className="btn btn-ghost">
                <Icon name={key} />
                {name}
                <span className="visually-hidden"> ({t('common.newTab')})</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
