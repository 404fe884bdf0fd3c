import { getTranslations } from '@/lib/i18n/translations'
import { Link } from '@/components/ui/Link'
import { languages, type Locale, SELECTOR_ORDER } from '@/rules/languages'
import styles from './LanguageSwitch.module.css'

type Props = {
  locale: Locale
  /** The address with all that it carries. */
  addressIn: (locale: Locale) => string
}

/** The same link of a mail in the other languages: it may reach somebody who reads another one. Works without script. */
export async function LanguageSwitch({ locale, addressIn }: Props) {
  const t = await getTranslations({ locale, namespace: 'verification' })
  return (
    <nav aria-label={t('language')}>
      <ul className={styles.languages}>
        {SELECTOR_ORDER.map((code) => (
          <li key={code}>
            <Link href={addressIn(code)} lang={code} hrefLang={code} data-language={code} aria-current={code === locale ? 'true' : undefined}>
              {languages[code].name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
