import { getTranslations } from '@/lib/i18n/translations'
import { Link } from '@/components/ui/Link'
import { documentPages } from '@/lib/i18n/document-pages.mjs'
import { path, routes } from '@/lib/i18n/paths'
import type { MissingKind } from '@/lib/entities/stand-in-kinds'
import type { Locale } from '@/rules/languages'
import { mainSections } from '../header/menu-links'
import { SearchForm } from '../SearchForm'
import styles from './MissingNotice.module.css'

type Props = {
  locale: Locale
  kind: MissingKind
  /** It was there once, and was taken back. */
  isGone?: boolean
}

/** What is not there, and where to go from here: the list it would be in, the search, the main sections. */
export async function MissingNotice({ locale, kind, isGone = false }: Props) {
  const [t, nav] = await Promise.all([getTranslations({ locale, namespace: 'missing' }), getTranslations({ locale, namespace: 'nav' })])
  return (
    <section className={`wrap section ${styles.notice}`}>
      <p className="eyebrow">{t(isGone ? 'goneEyebrow' : 'eyebrow')}</p>
      <h1>{t(isGone ? 'goneTitle' : `${kind}Title`)}</h1>
      <p>{t(isGone ? 'goneText' : `${kind}Text`)}</p>
      <p className={styles.actions}>
        {kind !== 'other' && (
          <Link href={path(locale, documentPages[kind].list)} className="btn">
            {t(`${kind}List`)}
          </Link>
        )}
        <Link href={path(locale, routes.home)} className="btn btn-ghost">
          {t('toHome')}
        </Link>
      </p>
      <SearchForm locale={locale} />
      <nav aria-label={t('sections')}>
        <ul className={styles.sections}>
          {mainSections.map(({ label, route }) => (
            <li key={route}>
              <Link href={path(locale, route)}>{nav(label)}</Link>
            </li>
          ))}
        </ul>
      </nav>
    </section>
  )
}
