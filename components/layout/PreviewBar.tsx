import { getTranslations } from '@/lib/i18n/translations'
import { currentPreview } from '@/lib/preview/current'
import type { Locale } from '@/rules/languages'
import styles from './PreviewBar.module.css'

/** Tells an editor that drafts are shown, and leads back to what visitors see. Nothing for visitors. */
export async function PreviewBar({ locale }: { locale: Locale }) {
  const preview = await currentPreview()
  if (preview?.status !== 'draft') return null
  const t = await getTranslations({ locale, namespace: 'preview' })
  return (
    <aside className={styles.bar} aria-label={t('label')}>
      <p>{t('notice')}</p>
      {/* A form: a link could be prefetched, and would end the preview by being near the screen. */}
      <form action="/api/preview/exit" method="post">
        <button className={styles.exit}>{t('exit')}</button>
      </form>
    </aside>
  )
}
