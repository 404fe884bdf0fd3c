import { getTranslations } from '@/lib/i18n/translations'
import { Link } from '@/components/ui/Link'
import { type Page, pageOf, type Parameters } from '@/lib/forms/verification/pages'
import { languages, type Locale, SELECTOR_ORDER } from '@/rules/languages'
import styles from './Verification.module.css'

type Props = { locale: Locale; page: Page; parameters: Parameters }

/** The same link in the other languages: a mail may reach somebody who reads another one. Works without script. */
export async function LanguageSwitch({ locale, page, parameters }: Props) {
  const t = await getTranslations({ locale, namespace: 'verification' })
  return (
    <nav aria-label={t('language')}>
      <ul className={styles.languages}>
        {SELECTOR_ORDER.map((code) => (
          <li key={code}>
            <Link href={pageOf(code, page, parameters)} lang={code} hrefLang={code} data-language={code} aria-current={code === locale ? 'true' : undefined}>
              {languages[code].name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
