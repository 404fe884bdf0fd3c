import type { ReactNode } from 'react'
import type { OpenForm } from '../open-form'
import styles from '../form.module.css'

export type FieldProps = {
  form: OpenForm
  name: string
  label: ReactNode
  hint?: ReactNode
  required?: boolean
}

/** What an input of a field carries, whatever kind it is. */
export type Attributes = {
  id: string
  name: string
  required: boolean
  'aria-describedby': string
  'aria-invalid': boolean | undefined
}

/** The attributes that bind an input to its label, hint and error. */
export function attributesOf({ form, name, hint, required = false }: FieldProps): Attributes {
  const id = form.fieldId(name)
  return {
    id,
    name,
    required,
    'aria-describedby': [hint ? `${id}-hint` : '', `${id}-error`].filter(Boolean).join(' '),
    'aria-invalid': form.state.errors[name] ? true : undefined,
  }
}

/** Marks what has to be filled in; screen readers hear it from the input. */
export function Required() {
  return (
    <span className={styles.required} aria-hidden="true">
      {' '}
      *
    </span>
  )
}

/** Hint and error of a field. */
export function Hints({ form, name, hint, error = true }: Pick<FieldProps, 'form' | 'name' | 'hint'> & { error?: boolean }) {
  const id = form.fieldId(name)
  const text = form.error(name)
  return (
    <>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error} hidden={!text}>
          {text}
        </p>
      )}
    </>
  )
}

/** A field: label, hint, error and the input that `children` makes of the attributes. */
export function Field({ children, ...props }: FieldProps & { children: (attributes: Attributes) => ReactNode }) {
  const { form, name, label, hint, required } = props
  const attributes = attributesOf(props)
  return (
    <div className={styles.field}>
      <label htmlFor={attributes.id}>
        {label}
        {required && <Required />}
      </label>
      <Hints form={form} name={name} hint={hint} />
      {children(attributes)}
    </div>
  )
}
