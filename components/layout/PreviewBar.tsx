import { getTranslations } from '@/lib/i18n/translations'
import { adminOrigin } from '@/lib/preview/ancestors'
import { currentPreview } from '@/lib/preview/current'
import type { Locale } from '@/rules/languages'
import styles from './PreviewBar.module.css'

/** Tells an editor that drafts are shown, and leads back to what visitors see. */
async function DraftNotice({ locale }: { locale: Locale }) {
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

/** What only previews have: a notice over drafts, and what lets the admin's frame set theme and height. Nothing for visitors. */
export async function PreviewBar({ locale }: { locale: Locale }) {
  const preview = await currentPreview()
  if (!preview) return null
  return (
    <>
      <script defer src="/preview-frame.js" data-admin={adminOrigin()} />
      {preview.status === 'draft' && <DraftNotice locale={locale} />}
    </>
  )
}
