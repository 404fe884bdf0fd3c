import { getTranslations } from '@/lib/i18n/translations'
import { SIZE_PLACE } from '@/lib/offline/chosen'
import type { Locale } from '@/rules/languages'
import styles from './KeepButton.module.css'

/** Keeps the page, its pictures and documents for a dead line; see `components/layout/enhance/keep.ts`. */
export async function KeepButton({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'offline' })
  return (
    <div className={`no-print ${styles.keep}`}>
      <button
        type="button"
        className="btn btn-ghost"
        aria-pressed="false"
        data-keep={t('keep')}
        data-keep-remove={t('remove')}
        data-keep-done={t('keptNow', { size: SIZE_PLACE })}
        data-keep-failed={t('keepFailed')}
      >
        {t('keep')}
      </button>
      <span role="status" />
    </div>
  )
}
