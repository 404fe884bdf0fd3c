import type { ReactNode } from 'react'
import styles from './Section.module.css'

type Props = {
  id?: string
  title: ReactNode
  /** Stands under the title. */
  aside?: ReactNode
  className?: string
  children: ReactNode
}

/** A part of a project's page: its title beside its content where there is room, above it where not. */
export function Section({ id, title, aside, className = '', children }: Props) {
  return (
    <section id={id} className={`${styles.section} ${className}`}>
      <div className={`wrap ${styles.row}`}>
        <div className={styles.side}>
          <h2>{title}</h2>
          {aside}
        </div>
        <div className={styles.content}>{children}</div>
      </div>
    </section>
  )
}
