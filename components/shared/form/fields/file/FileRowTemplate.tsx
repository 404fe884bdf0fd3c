import { getTranslations } from '@/lib/i18n/translations'
import type { Locale } from '@/rules/languages'
import styles from './file.module.css'

/** Of which script makes the row of each chosen file. */
export async function FileRowTemplate({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'forms.files' })
  return (
    <template data-file-row="">
      <li className={styles.row}>
        <span className={styles.name}>
          <bdi data-file-name="" /> <small data-file-size="" />
        </span>
        <span className={styles.state} data-file-state="" />
        <progress className={styles.progress} max={1} aria-label={t('progress')} data-file-progress="" />
        <span className={styles.actions}>
          <button type="button" className={styles.action} data-file-retry="">
            {t('retry')}
          </button>
          <button type="button" className={styles.action} data-file-remove="">
            {t('remove')}
          </button>
        </span>
      </li>
    </template>
  )
}
