import { getTranslations } from '@/lib/i18n/translations'
import type { Locale } from '@/rules/languages'
import styles from './OfflineNotice.module.css'

/** Says that a page comes from the device and how old it is, and whether a form waits there: shown by the worker that gives it (lib/offline). */
export async function OfflineNotice({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'offline' })
  return (
    <>
      <p data-offline="" hidden className={styles.notice} role="status">
        {t('notice')} <time data-kept-at="" />
      </p>
      <p data-form-waits="" hidden className={styles.notice} role="status">
        {t('waits')}
      </p>
    </>
  )
}
