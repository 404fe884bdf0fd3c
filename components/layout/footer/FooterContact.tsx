import { getTranslations } from '@/lib/i18n/translations'
import { Icon } from '@/components/ui/Icon'
import { Link } from '@/components/ui/Link'
import { Words } from '@/lib/i18n/Words'
import type { ContactInfo } from '@/lib/content/contact-info'
import { path, routes } from '@/lib/i18n/paths'
import type { Locale } from '@/rules/languages'
import { FooterColumn } from './FooterColumn'
import styles from './Footer.module.css'

type Props = { locale: Locale; contact: ContactInfo | null }

/** E-mail, phone and place, each if it is known; the way to the contact page always. */
export async function FooterContact({ locale, contact }: Props) {
  const t = await getTranslations({ locale, namespace: 'footer' })
  return (
    <FooterColumn title={t('contact')}>
      <ul className={styles.list}>
        {contact?.email && (
          <li>
            <a href={`mailto:${contact.email}`}>
              <Icon name="mail" />
              <span className="visually-hidden">{t('email')}:</span>
              <bdi dir="ltr">{contact.email}</bdi>
            </a>
          </li>
        )}
        {contact?.phoneNumber && (
          <li>
            <a href={`tel:${contact.phoneNumber.replace(/[^+\d]/g, '')}`}>
              <Icon name="phone" />
              <span className="visually-hidden">{t('phone')}:</span>
              <bdi dir="ltr">{contact.phoneNumber}</bdi>
            </a>
          </li>
        )}
        {contact?.location && (
          <li>
            <span>
              <Icon name="place" />
              <span className="visually-hidden">{t('location')}:</span>
              <Words locale={locale} text={contact.location} />
            </span>
          </li>
        )}
        <li>
          <Link href={path(locale, routes.contact)}>{t('contactPage')}</Link>
        </li>
      </ul>
    </FooterColumn>
  )
}
