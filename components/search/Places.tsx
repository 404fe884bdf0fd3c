import { getTranslations } from '@/lib/i18n/translations'
import { Link } from '@/components/ui/Link'
import { documentPages, PAGED_MODELS } from '@/lib/i18n/document-pages.mjs'
import { path, routes } from '@/lib/i18n/paths'
import type { Locale } from '@/rules/languages'
import styles from './Search.module.css'

const PLACES = [
  ...PAGED_MODELS.map((model) => ({ type: documentPages[model].many, route: documentPages[model].list })),
  { type: 'partners', route: routes.partners },
  { type: 'faqs', route: routes.faqs },
] as const

/** The pages that list what is searched. */
export async function Places({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'search' })
  return (
    <ul className={styles.places}>
      {PLACES.map(({ type, route }) => (
        <li key={type}>
          <Link href={path(locale, route)}>{t(`types.${type}`)}</Link>
        </li>
      ))}
    </ul>
  )
}
