import { getTranslations } from 'next-intl/server'
import { Icon } from '@/components/ui/Icon'
import { Link } from '@/components/ui/Link'
import type { Locale } from '@/lib/i18n/languages'
import { path, routes } from '@/lib/i18n/paths'
import { LanguageSelector } from './LanguageSelector'
import { Logo } from './Logo'
import { Menu } from './Menu'
import { ThemeControl } from './ThemeControl'
import styles from './Header.module.css'

type Props = { locale: Locale }

/** The site's header, fixed at the top. (Specification, section 2) */
export async function Header({ locale }: Props) {
  const t = await getTranslations({ locale })
  return (
    <header className={`site-header ${styles.header}`}>
      <a href="#content" className={`btn ${styles.skip}`}>
        {t('layout.skip')}
      </a>
      <div className={`wrap ${styles.bar}`}>
        <Link href={path(locale, routes.home)} className={styles.logo} aria-label={t('layout.home')}>
          <Logo />
          {t('layout.siteName')}
        </Link>
        <Menu locale={locale} />
        <div className={styles.tools}>
          <ThemeControl locale={locale} />
          <Link href={path(locale, routes.search)} className={styles.search} aria-label={t('search.open')}>
            <Icon name="search" />
          </Link>
          <LanguageSelector locale={locale} label={t('language.label')} />
          <Link href={path(locale, routes.join)} className={`btn ${styles.join}`}>
            {t('nav.join')}
          </Link>
          <button className={styles.opener} popoverTarget="menu" aria-label={t('nav.menu')}>
            <Icon name="menu" />
          </button>
        </div>
      </div>
    </header>
  )
}
