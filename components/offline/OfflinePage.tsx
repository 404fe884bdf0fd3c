import { getTranslations } from '@/lib/i18n/translations'
import { CoverBanner } from '@/components/layout/CoverBanner'
import { Static } from '@/lib/framework/static/Static'
import { inPlace } from '@/lib/framework/static/place'
import type { Locale } from '@/rules/languages'
import styles from './OfflinePage.module.css'

/** What is said where no line is and the page that was asked for is not on the device: those that are. The worker puts them in. */
export async function OfflinePage({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'offline' })
  return (
    <Static>
      <CoverBanner locale={locale} title={t('title')} description={t('text')} />
      <section className={`wrap ${styles.page}`} aria-labelledby="kept">
        <h2 id="kept">{t('kept')}</h2>
        <ul className={styles.list} dangerouslySetInnerHTML={{ __html: inPlace('') }} />
      </section>
    </Static>
  )
}
