import type { Shown } from '@/lib/content/private-page'
import { formatFileSize } from '@/lib/i18n/format'
import { getTranslations } from '@/lib/i18n/translations'
import type { Locale } from '@/rules/languages'
import styles from './private.module.css'

type Props = { locale: Locale; shown: Shown }

/** What was sent, question by question, and its files. */
export async function Facts({ locale, shown: { facts, files } }: Props) {
  const t = await getTranslations({ locale, namespace: 'privatePage' })
  if (facts.length === 0 && files.length === 0) return null
  return (
    <section className={`card ${styles.panel}`} aria-labelledby="sent">
      <h2 id="sent">{t('sent')}</h2>
      <dl className={styles.facts}>
        {facts.map(({ label, value }, index) => (
          <div key={`${index} ${label}`}>
            <dt>
              <bdi>{label}</bdi>
            </dt>
            <dd className={styles.said}>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {files.length > 0 && (
        <>
          <h3>{t('files')}</h3>
          <ul className={styles.files}>
            {files.map(({ name, size }, index) => (
              <li key={`${index} ${name}`}>
                <bdi>{name}</bdi> <span className={styles.small}>{formatFileSize(locale, size)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
