import { attributesOf, type FieldProps, Hints, Required } from '../Field'
import type { Option } from './SelectField'
import styles from '../../form.module.css'

type Props = FieldProps & { options: readonly Option[]; start?: string }

/** One of a few, all of them in sight. The first input carries the field's id, to which the error summary leads. */
export function RadioField({ options, start, ...field }: Props) {
  const { form, name, label, hint, required } = field
  const { id, 'aria-describedby': describedBy } = attributesOf(field)
  const chosen = form.value(name, start)
  return (
    <fieldset className={styles.field} data-field={name} aria-describedby={describedBy}>
      <legend>
        {label}
        {required && <Required />}
      </legend>
      <Hints form={form} name={name} hint={hint} />
      <div className={styles.choices}>
        {options.map(({ value, label: words }, index) => (
          <label key={value} className={styles.choice}>
            <input id={index === 0 ? id : `${id}-${value}`} type="radio" name={name} value={value} required={required} defaultChecked={chosen === value} />
            <span>{words}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
