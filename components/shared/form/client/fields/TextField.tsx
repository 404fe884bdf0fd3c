import type { ComponentProps, FocusEvent, FormEvent } from 'react'
import { useField, useFormApi } from '../form-context'
import { Field, type FieldProps } from './Field'

type Props = FieldProps &
  Pick<ComponentProps<'input'>, 'autoComplete' | 'inputMode' | 'maxLength' | 'placeholder' | 'spellCheck'> & {
    type?: 'text' | 'email' | 'tel' | 'url'
    start?: string
    /** Whether it is looked at while it is typed. */
    isEager?: boolean
    /** Whether it is a code or a number, written from left to right in Arabic too. */
    isCode?: boolean
    onTyped?: () => void
    onLeft?: (event: FocusEvent<HTMLInputElement>) => void
  }

/** Codes by their kind. */
const LEFT_TO_RIGHT = ['email', 'tel', 'url']

/** A line of text. Numbers and dates are text as well: the browser's own inputs for them refuse Arabic-Indic digits. */
export function TextField({
  name,
  label,
  hint,
  required,
  type = 'text',
  isEager = false,
  isCode = false,
  maxLength = 255,
  start,
  onTyped,
  onLeft,
  ...rest
}: Props) {
  const { form } = useFormApi()
  const { input } = useField(name, { hasHint: Boolean(hint), start })
  const isLeftToRight = isCode || LEFT_TO_RIGHT.includes(type) || rest.inputMode === 'numeric'
  const change = (event: FormEvent<HTMLInputElement>) => {
    void input.onChange(event)
    if (isEager) void form.trigger(name)
    onTyped?.()
  }
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    input.onBlur(event)
    onLeft?.(event)
  }
  return (
    <Field name={name} label={label} hint={hint} required={required}>
      <input
        {...rest}
        {...input}
        type={type}
        required={required}
        maxLength={maxLength}
        dir={isLeftToRight ? 'ltr' : undefined}
        onChange={change}
        onBlur={leave}
      />
    </Field>
  )
}
