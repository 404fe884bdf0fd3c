import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/rules/languages'
import { Places } from './Places'
import styles from './Search.module.css'

/** Before anything was asked for. */
export async function SearchStart({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'search' })
  return (
    <section className={styles.start}>
      <h2>{t('startTitle')}</h2>
      <p>{t('startText')}</p>
      <Places locale={locale} />
    </section>
  )
}
