import { getTranslations } from '@/lib/i18n/translations'
import { Icon } from '@/components/ui/Icon'
import { Link } from '@/components/ui/Link'
import { path } from '@/lib/i18n/paths'
import type { Locale } from '@/rules/languages'
import { SearchForm } from '../SearchForm'
import { menu } from './menu-links'
import styles from './Menu.module.css'

type Props = { locale: Locale }

/** The menu: a row with dropdowns on wide screens, else a panel with sections of which one is open at a time. */
export async function Menu({ locale }: Props) {
  const t = await getTranslations({ locale, namespace: 'nav' })
  return (
    <nav id="menu" popover="auto" className={styles.menu} aria-label={t('label')}>
      {/* Where the bar has no place for a link to the search. */}
      <div className={styles.search}>
        <SearchForm locale={locale} />
      </div>
      <ul className={styles.list}>
        {menu.map(({ label, links }) => (
          <li key={label}>
            {links.length === 1 ? (
              <Link href={path(locale, links[0].route)}>{t(links[0].label)}</Link>
            ) : (
              <details name="menu" data-dropdown="hover">
                <summary>
                  {t(label)}
                  <Icon name="chevron" />
                </summary>
                <ul className={styles.links}>
                  {links.map((link) => (
                    <li key={link.label}>
                      <Link href={path(locale, link.route)}>{t(link.label)}</Link>
                    </li>
                  ))}
                </ul>
              </details>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
