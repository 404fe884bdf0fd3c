import { Words } from '@/lib/i18n/Words'
import { getTranslations } from '@/lib/i18n/translations'
import type { Locale } from '@/rules/languages'
import styles from './Bio.module.css'

/** Characters of a biography that are shown at first. (Requirements, section 9) */
export const BIO_LENGTH = 180

/** The beginning of a long biography, cut at the end of a word, with an ellipsis; a short one as it is. */
export function shortBio(bio: string): string {
  if (bio.length <= BIO_LENGTH) return bio
  const beginning = bio.slice(0, BIO_LENGTH + 1)
  const end = beginning.search(/\s\S*$/)
  // A text without any space is cut, but not through a letter of two code units.
  const words = end > 0 ? beginning.slice(0, end) : beginning.slice(0, BIO_LENGTH).replace(/[\uD800-\uDBFF]$/, '')
  return `${words.replace(/[\s.,;:،؛–-]+$/, '')}…`
}

type Props = { bio: string; name: string; locale: Locale }

/** A biography; of a long one the beginning, and the whole on request. */
export async function Bio({ bio, name, locale }: Props) {
  const short = shortBio(bio)
  if (short === bio)
    return (
      <p className={styles.bio}>
        <Words locale={locale} text={bio} />
      </p>
    )
  const t = await getTranslations({ locale, namespace: 'organization' })
  const whose = <span className="visually-hidden"> {t('bioOf', { name })}</span>
  return (
    <div className={styles.bio}>
      <p className={styles.short}>
        <Words locale={locale} text={short} />
      </p>
      <details>
        <summary>
          <span className={styles.more}>{t('readMore')}</span>
          <span className={styles.less}>{t('showLess')}</span>
          {whose}
        </summary>
        <p>
          <Words locale={locale} text={bio} />
        </p>
      </details>
    </div>
  )
}
