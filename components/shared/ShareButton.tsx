import { getTranslations } from '@/lib/i18n/translations'
import { type Shared, SharePlace } from './SharePlace'
import styles from './ShareBar.module.css'

/** One button that offers a page to the apps of the device or copies its address, and says so. (Requirements, section 8, event detail) */
export async function ShareButton(page: Shared) {
  const t = await getTranslations({ locale: page.locale, namespace: 'share' })
  return (
    <SharePlace page={page} wording="notice">
      <button type="button" className={`btn btn-ghost ${styles.scripted}`} data-share="app">
        {t('title')}
      </button>
    </SharePlace>
  )
}
