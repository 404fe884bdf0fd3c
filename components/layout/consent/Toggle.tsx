import styles from './CookieConsent.module.css'

type Props = {
  name: string
  label: string
  hint: string
  /** On, and cannot be switched off. */
  isLocked?: boolean
}

/** A switch for one kind of storing. */
export function Toggle({ name, label, hint, isLocked }: Props) {
  return (
    <div className={styles.toggle}>
      <input
        id={`consent-${name}`}
        type="checkbox"
        role="switch"
        name={name}
        aria-describedby={`consent-${name}-hint`}
        defaultChecked={isLocked}
        disabled={isLocked}
      />
      <label htmlFor={`consent-${name}`}>{label}</label>
      <p id={`consent-${name}-hint`}>{hint}</p>
    </div>
  )
}
