import { getTranslations } from '@/lib/i18n/translations'
import { Link } from '@/components/ui/Link'
import { path, routes } from '@/lib/i18n/paths'
import type { Locale } from '@/rules/languages'
import styles from './Footer.module.css'

/** Brings the cookie banner back; without script nothing is stored, and the link leads to what is said about it. */
export async function CookieSettings({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'footer' })
  return (
    <li>
      <button type="button" className={styles.settings} popoverTarget="consent" popoverTargetAction="show">
        {t('cookies')}
      </button>
      <Link href={path(locale, routes.privacy)} className={styles.scriptless}>
        {t('cookies')}
      </Link>
    </li>
  )
}
