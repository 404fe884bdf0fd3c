import { Words } from '@/lib/i18n/Words'
import type { BlockProps } from './ContentBlocks'
import styles from './blocks.module.css'

/** Words of somebody; the title says whose. */
export function QuoteBlock({ block: { title, body }, locale }: BlockProps<'quote'>) {
  if (!title && !body) return null
  return (
    <figure className={styles.quote}>
      {body && (
        <blockquote>
          <p>
            <Words locale={locale} text={body} />
          </p>
        </blockquote>
      )}
      {title && (
        <figcaption>
          <Words locale={locale} text={title} />
        </figcaption>
      )}
    </figure>
  )
}
