import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/Icon'
import styles from './Footer.module.css'

type Props = { title: string; children: ReactNode }

/**
 * A column under a title, which on narrow screens folds (`enhance/Enhance.tsx` folds it at first; without script it starts open).
 * The title stands twice because a summary must not take the focus where nothing folds; styles show one of them.
 */
export function FooterColumn({ title, children }: Props) {
  return (
    <section>
      <h2 className={styles.title}>{title}</h2>
      <details className={styles.fold} open data-fold="">
        <summary>
          <h2>{title}</h2>
          <Icon name="chevron" />
        </summary>
        {children}
      </details>
    </section>
  )
}
