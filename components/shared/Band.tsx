import type { ReactNode } from 'react'
import styles from './Band.module.css'

type Props = { title: string; text?: string; children: ReactNode }

/** A deep band across the page with one thing to do. */
export function Band({ title, text, children }: Props) {
  return (
    <section className={`no-print deep pattern ${styles.band}`}>
      <div className={`wrap ${styles.inner}`}>
        <div>
          <h2>{title}</h2>
          {text && <p>{text}</p>}
        </div>
        {children}
      </div>
    </section>
  )
}
