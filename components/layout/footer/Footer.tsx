import { formatNumber } from '@/lib/i18n/format'
import { getTranslations } from '@/lib/i18n/translations'
import { Link } from '@/components/ui/Link'
import { getContactInfo, type ContactInfo } from '@/lib/content/contact-info'
import { readOr } from '@/lib/content/section'
import { path, routes } from '@/lib/i18n/paths'
import type { Locale } from '@/rules/languages'
import { Logo } from '../header/Logo'
import { CookieSettings } from './CookieSettings'
import { FooterContact } from './FooterContact'
import { FooterLinks } from './FooterLinks'
import { information, useful } from './links'
import { SocialLinks } from './SocialLinks'
import styles from './Footer.module.css'

const lastKnown = new Map<Locale, ContactInfo | null>()

/** A page must not fail for want of a phone number, nor lose the one it had: without an answer, what was read last. */
async function contactOrLastKnown(locale: Locale): Promise<ContactInfo | null> {
  const contact = await readOr(lastKnown.get(locale) ?? null, () => getContactInfo(locale))
  lastKnown.set(locale, contact)
  return contact
}

/** The site's footer. (Requirements, section 2) */
export async function Footer({ locale }: { locale: Locale }) {
  const [t, contact] = await Promise.all([getTranslations({ locale }), contactOrLastKnown(locale)])
  return (
    <>
      <div className="ablaq" />
      <footer className={`site-footer deep ${styles.footer}`}>
        <div className="wrap">
          <div className={styles.columns}>
            <div>
              <Link href={path(locale, routes.home)} className={styles.brand} aria-label={t('layout.home')}>
                <Logo />
                {t('layout.siteName')}
              </Link>
              <p>{t('layout.tagline')}</p>
              {contact && <SocialLinks locale={locale} contact={contact} />}
            </div>
            <FooterContact locale={locale} contact={contact} />
            <FooterLinks locale={locale} title="information" links={information}>
              <CookieSettings locale={locale} />
              <li className={styles.lite}>
                <a href="?lite" rel="nofollow">
                  {t('footer.lite')}
                </a>
              </li>
            </FooterLinks>
            <FooterLinks locale={locale} title="links" links={useful} />
          </div>
          <p className={styles.copyright}>{t('footer.copyright', { year: formatNumber(locale, new Date().getFullYear(), { useGrouping: false }) })}</p>
        </div>
      </footer>
    </>
  )
}
