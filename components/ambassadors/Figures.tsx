import { getTranslations } from '@/lib/i18n/translations'
import { formatNumber } from '@/lib/i18n/format'
import type { Locale } from '@/rules/languages'
import styles from './Ambassadors.module.css'

type Props = { locale: Locale; ambassadors: number; countries: number }

/** How many ambassadors there are, and in how many countries. */
export async function Figures({ locale, ambassadors, countries }: Props) {
  const t = await getTranslations({ locale, namespace: 'ambassadors' })
  return (
    <ul className={styles.figures} aria-label={t('figures')}>
      <li>
        <b>{formatNumber(locale, ambassadors)}</b> {t('ambassadors', { count: ambassadors })}
      </li>
      {countries > 0 && (
        <li>
          <b>{formatNumber(locale, countries)}</b> {t('countries', { count: countries })}
        </li>
      )}
    </ul>
  )
}
