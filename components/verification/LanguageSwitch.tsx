import { getTranslations } from 'next-intl/server'
import { Link } from '@/components/ui/Link'
import { languages, type Locale, SELECTOR_ORDER } from '@/lib/i18n/languages'
import { path } from '@/lib/i18n/paths'
import styles from './Verification.module.css'

export type Parameters = Record<string, string | string[] | undefined>

type Props = { locale: Locale; page: string; parameters: Parameters }

/** What of the address is handed on. */
const KEPT = ['email', 'token', 'id']

/** The same link in the other languages: a mail may reach somebody who reads another one. Works without script. */
export async function LanguageSwitch({ locale, page, parameters }: Props) {
  const t = await getTranslations({ locale, namespace: 'verification' })
  const kept = KEPT.flatMap((name) => (typeof parameters[name] === 'string' ? [[name, parameters[name]]] : []))
  const query = kept.length > 0 ? `?${new URLSearchParams(kept)}` : ''
  return (
    <nav aria-label={t('language')}>
      <ul className={styles.languages}>
        {SELECTOR_ORDER.map((code) => (
          <li key={code}>
            <Link
              href={path(code, `/verification/${page}`) + query}
              lang={code}
              hrefLang={code}
              data-language={code}
              aria-current={code === locale ? 'true' : undefined}
            >
              {languages[code].name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
