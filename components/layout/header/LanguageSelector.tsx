'use client'

import { usePathname } from 'next/navigation'
import { languages, SELECTOR_ORDER, type Locale } from '@/lib/i18n/languages'
import { inLanguage } from '@/lib/i18n/paths'
import styles from './Header.module.css'

type Props = { locale: Locale; label: string }

/** Plain links to the same page in the other languages; `enhance/language.ts` adds query and hash and stores the choice. */
export function LanguageSelector({ locale, label }: Props) {
  const pathname = usePathname()
  return (
    <details className={styles.language} data-dropdown="">
      <summary>
        <span className="visually-hidden">{label}: </span>
        {languages[locale].short}
      </summary>
      <ul className={styles.languages}>
        {SELECTOR_ORDER.map((code) => (
          <li key={code}>
            <a
              href={inLanguage(code, pathname)}
              lang={code}
              hrefLang={code}
              data-language={code}
              aria-current={code === locale ? 'true' : undefined}
            >
              {languages[code].name}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}
