import type { ReactNode } from 'react'
import { useFormApi } from '../form-context'
import styles from '../../form.module.css'

/** What every field says: its name, what helps to fill it in, and whether it has to be. */
export type FieldProps = { name: string; label: ReactNode; hint?: ReactNode; required?: boolean }

/** Marks what has to be filled in; screen readers hear it from the input. */
export function RequiredSign() {
  return (
    <span className={styles.required} aria-hidden="true">
      {' '}
      *
    </span>
  )
}

/** What is wrong with a field, or with something that goes unseen. */
export function FieldError({ name }: { name: string }) {
  const { errorOf, fieldId } = useFormApi()
  const error = errorOf(name)
  return (
    <p id={`${fieldId(name)}-error`} className={styles.error} hidden={error === undefined}>
      {error}
    </p>
  )
}

/** What helps with a field, and what is wrong with it. */
export function FieldHints({ name, hint }: Pick<FieldProps, 'name' | 'hint'>) {
  const id = useFormApi().fieldId(name)
  return (
    <>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <FieldError name={name} />
    </>
  )
}

/** Label, hint, error and the input of a field. */
export function Field({ name, label, hint, required, children }: FieldProps & { children: ReactNode }) {
  const id = useFormApi().fieldId(name)
  return (
    <div className={styles.field}>
      <label id={`${id}-label`} htmlFor={id}>
        {label}
        {required && <RequiredSign />}
      </label>
      <FieldHints name={name} hint={hint} />
      {children}
    </div>
  )
}
