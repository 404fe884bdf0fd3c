import type { ReactNode } from 'react'
import styles from './Verification.module.css'

type Props = { title: string; reason: string; children: ReactNode }

/** Why an address could not be confirmed; the help beneath is the same for every reason. */
export function Failure({ title, reason, children }: Props) {
  return (
    <>
      <h2>{title}</h2>
      <p className={styles.reason}>{reason}</p>
      {children}
    </>
  )
}
