import { getTranslations } from 'next-intl/server'
import { LegalLine } from '@/components/shared/legal/LegalLine'
import { Notice } from '@/components/shared/Notice'
import { Icon } from '@/components/ui/Icon'
import type { ContactInfo } from '@/lib/content/contact-info'
import type { Locale } from '@/lib/i18n/languages'
import { ContactFacts } from './ContactFacts'
import { ContactForm } from './ContactForm'
import { isReachable, PROFILES } from './reach'
import styles from './Contact.module.css'

type Props = { locale: Locale; contact: ContactInfo | null }

/** The ways to reach the initiative. (Specification, section 2, help center) */
export async function Contact({ locale, contact }: Props) {
  const t = await getTranslations({ locale })
  if (!isReachable(contact)) return <Notice title={t('help.contact.empty')} />
  const profiles = PROFILES.flatMap(({ key, name }) => (contact[key] ? [{ key, name, href: contact[key] }] : []))
  return (
    <>
      {contact.description && <p>{contact.description}</p>}
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
      <section id="contact-form" className={styles.write} aria-labelledby="contact-form-title">
        <h3 id="contact-form-title">{t('help.contact.writeTitle')}</h3>
        <p>{t('forms.sent.waits.days')}</p>
        <ContactForm locale={locale} labelledBy="contact-form-title" />
        <div className={styles.legal}>
          <LegalLine locale={locale} />
        </div>
      </section>
    </>
  )
}
