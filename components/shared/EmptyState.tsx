import type { ReactNode } from 'react'
import styles from './EmptyState.module.css'

type Props = { title: string; children: ReactNode }

/** Says that there is nothing, and what to do next. */
export function EmptyState({ title, children }: Props) {
  return (
    <div className={`pattern ${styles.empty}`}>
      <h2>{title}</h2>
      {children}
    </div>
  )
}
