import { getTranslations } from 'next-intl/server'
import { Link } from '@/components/ui/Link'
import type { Locale } from '@/lib/i18n/languages'
import { path, routes } from '@/lib/i18n/paths'
import { SEARCH_TYPES } from '@/lib/search/entries'
import styles from './Search.module.css'

/** The pages that list what is searched. */
export async function Places({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'search' })
  return (
    <ul className={styles.places}>
      {SEARCH_TYPES.map((type) => (
        <li key={type}>
          <Link href={path(locale, routes[type])}>{t(`types.${type}`)}</Link>
        </li>
      ))}
    </ul>
  )
}
