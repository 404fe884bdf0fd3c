import form from '@/components/shared/form/form.module.css'

export type FieldText = { name: 'email' | 'code'; label: string; start?: string }

type Props = FieldText & { id: string; value: string | undefined; error: string | undefined }

const attributes = {
  email: { type: 'email', autoComplete: 'email', maxLength: 254 },
  code: { type: 'text', autoComplete: 'one-time-code', maxLength: 40, spellCheck: false, autoCapitalize: 'characters' },
} as const

/** An address or a code, written from left to right in Arabic too. */
export function TypedField({ name, label, start, id, value, error }: Props) {
  return (
    <div className={form.field}>
      <label htmlFor={id}>
        {label}
        <span className={form.required} aria-hidden="true">
          {' *'}
        </span>
      </label>
      <p id={`${id}-error`} className={form.error} data-error={name} hidden={!error}>
        {error}
      </p>
      <input
        id={id}
        name={name}
        required
        dir="ltr"
        aria-describedby={`${id}-error`}
        aria-invalid={error ? true : undefined}
        defaultValue={value ?? start}
        {...attributes[name]}
      />
    </div>
  )
}
