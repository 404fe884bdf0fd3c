import { attributesOf, type FieldProps, Hints, Required } from '../Field'
import styles from '../../form.module.css'

/** A box to tick; never ticked beforehand. */
export function CheckboxField({ isConsent, ...field }: FieldProps & { isConsent?: boolean }) {
  const { form, name, label, hint, required } = field
  // Neither script nor the browser ticks it for somebody.
  const consent = isConsent && { 'data-consent': '' as const, autoComplete: 'off' }
  return (
    <div className={styles.field} data-field={name}>
      <label className={styles.choice}>
        <input {...attributesOf(field)} {...consent} type="checkbox" value="true" defaultChecked={form.value(name) === 'true'} />
        <span>
          {label}
          {required && <Required />}
        </span>
      </label>
      <Hints form={form} name={name} hint={hint} />
    </div>
  )
}
