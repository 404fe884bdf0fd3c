import { getTranslations } from '@/lib/i18n/translations'
import { Icon } from '@/components/ui/Icon'
import { languages } from '@/rules/languages'
import { Field, type FieldProps } from '../Field'
import styles from './date.module.css'

type Props = FieldProps & { start?: string; placeholder?: string }

/** The applicant's own birthday, and not that of a child or the place of birth. */
const OWN_BIRTH = /^(dateOfBirth|birthDate|birthday)$/i

/**
 * A day. It is typed: the browser's own date inputs refuse Arabic-Indic digits, show another order of day and month than the page
 * where the browser speaks another language, and take many taps to a year of birth on old phones. Script adds the calendar.
 */
export async function DateField({ start, placeholder, hint, ...field }: Props) {
  const t = await getTranslations({ locale: field.form.locale, namespace: 'forms.date' })
  const hints = (
    <>
      {hint} {t('hint')}
    </>
  )
  return (
    <Field {...field} hint={hints}>
      {(attributes) => (
        <div className={styles.date} data-date={languages[field.form.locale].dateSeparator}>
          <input
            {...attributes}
            inputMode="numeric"
            maxLength={20}
            autoComplete={OWN_BIRTH.test(field.name) ? 'bday' : 'off'}
            placeholder={placeholder}
            dir="ltr"
            defaultValue={field.form.value(field.name, start)}
          />
          <template>
            <button type="button" className="round" aria-label={t('pick')}>
              <Icon name="calendar" />
            </button>
            <input type="date" className={styles.picker} tabIndex={-1} aria-hidden="true" />
          </template>
        </div>
      )}
    </Field>
  )
}
