import { CheckboxField } from '@/components/shared/form/fields/checkbox/CheckboxField'
import type { FieldProps } from '@/components/shared/form/fields/Field'
import styles from './application.module.css'

type Props = FieldProps & { words: string | null }

/** A box with words of its own beside it, under the label of the field. */
export function ConfiguredBox({ words, ...field }: Props) {
  if (!words) return <CheckboxField {...field} />
  const id = `${field.form.fieldId(field.name)}-label`
  return (
    <div role="group" aria-labelledby={id}>
      <p id={id} className={styles.label}>
        {field.label}
      </p>
      <CheckboxField {...field} label={words} />
    </div>
  )
}
