import type { ComponentPropsWithRef } from 'react'
import styles from './CookieConsent.module.css'

type Props = ComponentPropsWithRef<'input'> & { name: string; label: string; hint: string }

/** A switch for one kind of storing. */
export function Toggle({ name, label, hint, ...input }: Props) {
  const id = `consent-${name}`
  return (
    <div className={styles.toggle}>
      <input id={id} type="checkbox" role="switch" name={name} aria-describedby={`${id}-hint`} {...input} />
      <label htmlFor={id}>{label}</label>
      <p id={`${id}-hint`}>{hint}</p>
    </div>
  )
}
