import type { ComponentProps } from 'react'
import { useWatch } from 'react-hook-form'
import { formatNumber } from '@/lib/i18n/format'
import { toLocale } from '@/rules/languages'
import { fill } from '../words'
import { useField, useFormApi } from '../form-context'
import { Field, type FieldProps } from './Field'
import styles from '../../form.module.css'

type Props = FieldProps & Pick<ComponentProps<'textarea'>, 'rows' | 'placeholder'> & { maxLength?: number; start?: string }

/** From this part of the longest on it is counted. */
const NEAR = 0.9

/** Text of several lines. What is too long stays, and says by how much. */
export function TextArea({ name, label, hint, required, rows = 5, maxLength = 5000, placeholder, start }: Props) {
  const { form, posted, words, locale } = useFormApi()
  const { id, input } = useField(name, { hasHint: Boolean(hint), start })
  const text = useWatch({ control: form.control, name }) ?? posted?.values[name] ?? ''
  const { length } = [text].flat().join('')
  const number = (value: number) => formatNumber(toLocale(locale), value)
  return (
    <Field name={name} label={label} hint={hint} required={required}>
      <textarea {...input} rows={rows} required={required} placeholder={placeholder} />
      {length > maxLength * NEAR && (
        <p className={length > maxLength ? styles.error : styles.hint} id={`${id}-count`}>
          {length > maxLength ? fill(words.over, { over: number(length - maxLength) }) : fill(words.typed, { typed: number(length), most: number(maxLength) })}
        </p>
      )}
    </Field>
  )
}
