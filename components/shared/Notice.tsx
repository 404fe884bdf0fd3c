import type { ReactNode } from 'react'
import styles from './Notice.module.css'

type Props = { title: string; text?: string; isError?: boolean; children?: ReactNode }

/** What a section says when it has nothing to show or could not be read. */
export function Notice({ title, text, isError, children }: Props) {
  return (
    <div className={styles.notice} role={isError ? 'alert' : undefined}>
      <p className={styles.title}>{title}</p>
      {text && <p>{text}</p>}
      {children}
    </div>
  )
}
