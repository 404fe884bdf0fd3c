import styles from './Verification.module.css'

/** Why something could not be done. */
export function Failure({ title, reason }: { title: string; reason: string }) {
  return (
    <>
      <h2>{title}</h2>
      <p className={styles.reason} data-reason="">
        {reason}
      </p>
    </>
  )
}
