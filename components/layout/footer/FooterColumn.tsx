import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/Icon'
import styles from './Footer.module.css'

type Props = { title: string; children: ReactNode }

/** Where the columns fold, as in the styles. (Requirements, section 2) */
const FOLDS = '(max-width: 576px)'

/**
 * A column under a title, which on narrow screens folds (`lib/framework/page/boot.mjs` folds it at first; without script it starts open).
 * The title stands twice because a summary must not take the focus where nothing folds; styles show one of them.
 */
export function FooterColumn({ title, children }: Props) {
  return (
    <section>
      <h2 className={styles.title}>{title}</h2>
      <details className={styles.fold} open data-fold={FOLDS}>
        <summary>
          <h2>{title}</h2>
          <Icon name="chevron" />
        </summary>
        {children}
      </details>
    </section>
  )
}
