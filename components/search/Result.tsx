import type { getTranslations } from '@/lib/i18n/translations'
import { ExternalLink, Link } from '@/components/ui/Link'
import { formatDate } from '@/lib/i18n/format'
import { excerpt, mark, type Piece } from '@/lib/search/excerpt'
import type { Found } from '@/lib/search/search-index'
import type { Locale } from '@/rules/languages'
import styles from './Search.module.css'

/** A text with what was looked for marked. */
function Marked({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map(({ text, isMarked }, index) => (isMarked ? <mark key={index}>{text}</mark> : text))
}

/** What all results share. */
export type ResultWords = {
  locale: Locale
  t: Awaited<ReturnType<typeof getTranslations<'search'>>>
  newTab: string
}

type Props = { found: Found; words: ResultWords }

/** One document that was found: what it is, and where in it the words stand. */
export function Result({ found, words: { locale, t, newTab } }: Props) {
  const { type, title, date, href, isExternal } = found.entry
  const day = date && formatDate(locale, date)
  const name = <Marked pieces={mark(title, found.terms, locale)} />
  return (
    <article className={styles.result}>
      <p className={styles.facts}>
        <span className="badge">{t(`type.${type}`)}</span>
        {date && day && <time dateTime={date}>{day}</time>}
      </p>
      <h3>
        {isExternal ? (
          <ExternalLink href={href} hint={newTab} className={styles.link}>
            {name}
          </ExternalLink>
        ) : (
          <Link href={href} className={styles.link}>
            {name}
          </Link>
        )}
      </h3>
      <p className={styles.excerpt}>
        <Marked pieces={excerpt(found, locale)} />
      </p>
    </article>
  )
}
