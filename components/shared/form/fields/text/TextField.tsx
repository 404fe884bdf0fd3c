import type { InputHTMLAttributes } from 'react'
import { Field, type FieldProps } from '../Field'

type Input = Pick<InputHTMLAttributes<HTMLInputElement>, 'autoComplete' | 'inputMode' | 'maxLength' | 'placeholder' | 'spellCheck'>

type Props = FieldProps &
  Input & {
    type?: 'text' | 'email' | 'tel' | 'url'
    start?: string
    /** Whether it is a code or a number, written from left to right in Arabic too. */
    isCode?: boolean
  }

/** Codes by their kind. */
const LEFT_TO_RIGHT = ['email', 'tel', 'url']

/**
 * A line of text. Numbers and dates are text as well: the browser's own inputs for them refuse Arabic-Indic digits.
 */
export function TextField({ type = 'text', start, autoComplete, inputMode, maxLength = 255, placeholder, spellCheck, isCode, ...field }: Props) {
  const input = { type, autoComplete, inputMode, maxLength, placeholder, spellCheck }
  return (
    <Field {...field}>
      {(attributes) => (
        <input
          {...attributes}
          {...input}
          dir={isCode || LEFT_TO_RIGHT.includes(type) || inputMode === 'numeric' ? 'ltr' : undefined}
          defaultValue={field.form.value(field.name, start)}
        />
      )}
    </Field>
  )
}
