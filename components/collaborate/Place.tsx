import type { ReactNode } from 'react'
import styles from './collaborate.module.css'

type Props = { id: string; title: string; text: string; children: ReactNode }

/** Where something is handed in. */
export function Place({ id, title, text, children }: Props) {
  return (
    <section id={id} className={`card ${styles.place}`} aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>{title}</h2>
      <p>{text}</p>
      {children}
    </section>
  )
}
