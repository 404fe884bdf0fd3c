import { isConsent } from '@/lib/forms/consent'
import { useField } from '../form-context'
import { FieldError, type FieldProps, RequiredSign } from './Field'
import styles from '../../form.module.css'

/** A box to tick; never ticked beforehand. */
export function CheckboxField({ name, label, hint, required }: FieldProps) {
  const { id, input } = useField(name, { hasHint: Boolean(hint) })
  const { defaultValue, ...box } = input
  return (
    <div className={styles.field}>
      <label className={styles.choice}>
        <input
          {...box}
          type="checkbox"
          value="true"
          required={required}
          defaultChecked={defaultValue === 'true'}
          // The browser ticks no consent for somebody.
          autoComplete={isConsent(name) ? 'off' : undefined}
        />
        <span>
          {label}
          {required && <RequiredSign />}
        </span>
      </label>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <FieldError name={name} />
    </div>
  )
}
