import { getTranslations } from '@/lib/i18n/translations'
import { Fragment, type ReactNode } from 'react'
import { Icon, type IconName } from '@/components/ui/Icon'
import { ExternalLink } from '@/components/ui/Link'
import { Words } from '@/lib/i18n/Words'
import type { ContactInfo } from '@/lib/content/contact-info'
import type { Locale } from '@/rules/languages'
import { addressLines } from './reach'
import styles from './Contact.module.css'

type Props = { locale: Locale; contact: ContactInfo }

type Fact = { label: 'email' | 'phone' | 'whatsapp' | 'location' | 'address'; icon: IconName; value: ReactNode }

const link = (href: string, text: string) => (
  <a href={href}>
    <bdi dir="ltr">{text}</bdi>
  </a>
)

function factsOf(locale: Locale, contact: ContactInfo, words: { chat: string; newTab: string }): Fact[] {
  const { email, phoneNumber, whatsapp, location } = contact
  const lines = addressLines(contact)
  const facts: (Fact | null | '')[] = [
    email && { label: 'email', icon: 'mail', value: link(`mailto:${email}`, email) },
    phoneNumber && { label: 'phone', icon: 'phone', value: link(`tel:${phoneNumber.replace(/[^+\d]/g, '')}`, phoneNumber) },
    whatsapp && {
      label: 'whatsapp',
      icon: 'chat',
      value: (
        <ExternalLink href={whatsapp} hint={words.newTab}>
          {words.chat}
        </ExternalLink>
      ),
    },
    location && { label: 'location', icon: 'place', value: <Words locale={locale} text={location} /> },
    lines.length > 0 ? { label: 'address', icon: 'mail', value: <PostalAddress locale={locale} lines={lines} /> } : null,
  ]
  return facts.filter((fact) => !!fact)
}

function PostalAddress({ locale, lines }: { locale: Locale; lines: readonly string[] }) {
  return (
    <address>
      {lines.map((line, index) => (
        <Fragment key={index}>
          {index > 0 && <br />}
          <Words locale={locale} text={line} />
        </Fragment>
      ))}
    </address>
  )
}

/** E-mail, phone, chat, place and address, each if it is known. */
export async function ContactFacts({ locale, contact }: Props) {
  const t = await getTranslations({ locale })
  return (
    <dl className={styles.facts}>
      {factsOf(locale, contact, { chat: t('help.contact.whatsappText'), newTab: t('common.newTab') }).map(({ label, icon, value }) => (
        <div key={label}>
          <dt>
            <Icon name={icon} />
            {t(`help.contact.${label}`)}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
