import { getTranslations } from '@/lib/i18n/translations'
import { MISSING_TRANSLATION } from '@/lib/i18n/paths'
import type { Locale } from '@/rules/languages'
import styles from './MissingTranslation.module.css'

type Props = { locale: Locale }

/** Says on a list why the visitor is there: seen only by its address, and gone with the next one. */
export async function MissingTranslation({ locale }: Props) {
  const t = await getTranslations({ locale, namespace: 'missing' })
  return (
    <p id={MISSING_TRANSLATION} className={styles.notice} tabIndex={-1}>
      {t('translation')}
    </p>
  )
}
