import { useField } from '../form-context'
import { FieldHints, type FieldProps, RequiredSign } from './Field'
import type { Option } from './SelectField'
import styles from '../../form.module.css'

type Props = FieldProps & { options: readonly Option[]; start?: string }

/** One of a few, all of them in sight. The first input carries the field's id, to which the error summary leads. */
export function RadioField({ name, label, hint, required, options, start }: Props) {
  const { id, input } = useField(name, { hasHint: Boolean(hint), start })
  const { defaultValue, ...radio } = input
  return (
    // Each choice is spoken with the group's name and, by its own description, with what helps and what is wrong.
    <fieldset className={styles.field} aria-describedby={input['aria-describedby']}>
      <legend>
        {label}
        {required && <RequiredSign />}
      </legend>
      <FieldHints name={name} hint={hint} />
      <div className={styles.choices}>
        {options.map(({ value, label: words }, index) => (
          <label key={value} className={styles.choice}>
            <input {...radio} id={index === 0 ? id : `${id}-${value}`} type="radio" value={value} required={required} defaultChecked={defaultValue === value} />
            <span>{words}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
