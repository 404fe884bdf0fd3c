import { getTranslations } from '@/lib/i18n/translations'
import { Icon } from '@/components/ui/Icon'
import { Link } from '@/components/ui/Link'
import { HEADER_ID } from '@/lib/framework/static/header-id.mjs'
import { Static } from '@/lib/framework/static/Static'
import { path, routes } from '@/lib/i18n/paths'
import type { Locale } from '@/rules/languages'
import { LanguageSelector } from './LanguageSelector'
import { Logo } from './Logo'
import { Menu } from './Menu'
import { ThemeControl } from './ThemeControl'
import styles from './Header.module.css'

type Props = { locale: Locale }

type Translator = Awaited<ReturnType<typeof getTranslations<never>>>

const themeNames = (t: Translator) => ({
  oriental: t('theme.oriental'),
  light: t('theme.light'),
  dark: t('theme.dark'),
  system: t('theme.system'),
})

/** The site's header, fixed at the top. (Requirements, section 2) */
export async function Header({ locale }: Props) {
  const t = await getTranslations({ locale })
  return (
    <header id={HEADER_ID} className={`site-header ${styles.header}`}>
      <Static className="contents">
        <a href="#content" className={`btn ${styles.skip}`}>
          {t('layout.skip')}
        </a>
      </Static>
      <div className={`wrap ${styles.bar}`}>
        <Static className="contents">
          <Link href={path(locale, routes.home)} className={styles.logo} aria-label={t('layout.home')}>
            <Logo />
            {t('layout.siteName')}
          </Link>
          <Menu locale={locale} />
        </Static>
        <div className={styles.tools}>
          <div className={styles.theme}>
            <Icon name="theme" />
            <ThemeControl label={t('theme.label')} names={themeNames(t)} />
          </div>
          <Static className="contents">
            <Link href={path(locale, routes.search)} className={styles.search} aria-label={t('search.open')}>
              <Icon name="search" />
            </Link>
          </Static>
          <LanguageSelector locale={locale} label={t('language.label')} />
          <Static className="contents">
            <Link href={path(locale, routes.join)} className={`btn ${styles.join}`}>
              {t('nav.join')}
            </Link>
            <button className={styles.opener} popoverTarget="menu" aria-label={t('nav.menu')}>
              <Icon name="menu" />
            </button>
          </Static>
        </div>
      </div>
    </header>
  )
}
