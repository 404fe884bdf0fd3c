import type { ReactNode } from 'react'
import styles from './blocks.module.css'

/** A sentence in the place of something that cannot be shown. */
export function Notice({ children }: { children: ReactNode }) {
  return <p className={styles.notice}>{children}</p>
}
