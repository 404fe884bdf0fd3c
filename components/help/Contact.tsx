import { getTranslations } from '@/lib/i18n/translations'
import { LegalLine } from '@/components/shared/legal/LegalLine'
import { formProps } from '@/components/shared/form/client/form-props'
import { Notice } from '@/components/shared/Notice'
import type { ContactInfo } from '@/lib/content/contact-info'
import type { Locale } from '@/rules/languages'
import { ContactForm } from './ContactForm'
import { ContactWays } from './ContactWays'
import { isReachable } from './reach'
import styles from './Contact.module.css'

type Props = { locale: Locale; contact: ContactInfo | null }

/** The ways to reach the initiative; by the form also where no other is published. (Requirements, section 2, help center) */
export async function Contact({ locale, contact }: Props) {
  const t = await getTranslations({ locale })
  return (
    <>
      {isReachable(contact) ? <ContactWays locale={locale} contact={contact} /> : <Notice title={t('help.contact.empty')} />}
      <section className={styles.write} aria-labelledby="contact-form-title">
        <h3 id="contact-form-title">{t('help.contact.writeTitle')}</h3>
        <p>{t('forms.sent.waits.days')}</p>
        <ContactForm {...(await formProps('contact', { locale }))} labelledBy="contact-form-title" />
        <div className={styles.legal}>
          <LegalLine locale={locale} />
        </div>
      </section>
    </>
  )
}
