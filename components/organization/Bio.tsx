import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/rules/languages'
import { shortBio } from './short-bio'
import styles from './Bio.module.css'

type Props = { bio: string; name: string; locale: Locale }

/** A biography; of a long one the beginning, and the whole on request. */
export async function Bio({ bio, name, locale }: Props) {
  const short = shortBio(bio)
  if (short === bio) return <p className={styles.bio}>{bio}</p>
  const t = await getTranslations({ locale, namespace: 'organization' })
  const whose = <span className="visually-hidden"> {t('bioOf', { name })}</span>
  return (
    <div className={styles.bio}>
      <p className={styles.short}>{short}</p>
      <details>
        <summary>
          <span className={styles.more}>{t('readMore')}</span>
          <span className={styles.less}>{t('showLess')}</span>
          {whose}
        </summary>
        <p>{bio}</p>
      </details>
    </div>
  )
}
