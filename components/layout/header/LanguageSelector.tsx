import { languages, SELECTOR_ORDER, type Locale } from '@/rules/languages'
import { LanguageLinks } from './LanguageLinks'
import styles from './Header.module.css'

type Props = { locale: Locale; label: string }

/** The languages behind the code of the present one. */
export function LanguageSelector({ locale, label }: Props) {
  return (
    <details className={styles.language} data-dropdown="">
      <summary>
        <span className="visually-hidden">{label}: </span>
        {languages[locale].short}
      </summary>
      <ul className={styles.languages}>
        <LanguageLinks current={locale} languages={SELECTOR_ORDER.map((code) => [code, languages[code].name])} />
      </ul>
    </details>
  )
}
