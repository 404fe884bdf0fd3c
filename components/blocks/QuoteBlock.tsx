import type { BlockProps } from './ContentBlocks'
import styles from './blocks.module.css'

/** Words of somebody; the title says whose. */
export function QuoteBlock({ block: { title, body } }: BlockProps<'quote'>) {
  if (!title && !body) return null
  return (
    <figure className={styles.quote}>
      {body && (
        <blockquote>
          <p>{body}</p>
        </blockquote>
      )}
      {title && <figcaption>{title}</figcaption>}
    </figure>
  )
}
