import { useRef } from 'react'
import { readDay } from '@/rules/fields/date'
import { languages, toLocale } from '@/rules/languages'
import { useField, useFormApi } from '../form-context'
import { useInBrowser } from '../use-scripted'
import type { DateWords } from '../words'
import { Field, type FieldProps } from './Field'
import styles from '../../fields/date/date.module.css'

type Props = FieldProps & { words: DateWords; start?: string; placeholder?: string; onChosen?: () => void }

/** The applicant's own birthday, and not that of a child or the place of birth. */
const OWN_BIRTH = /^(dateOfBirth|birthDate|birthday)$/i

/**
 * A day. It is typed: the browser's own date inputs refuse Arabic-Indic digits, show another order of day and month than the page
 * where the browser speaks another language, and take many taps to a year of birth on old phones. Script adds the calendar of the browser.
 */
export function DateField({ name, label, hint, required, words, start, placeholder, onChosen }: Props) {
  const { form, locale } = useFormApi()
  const { id, input } = useField(name, { hasHint: true, start })
  const hasCalendar = useInBrowser(() => 'showPicker' in HTMLInputElement.prototype)
  const button = useRef<HTMLButtonElement>(null)
  const picker = useRef<HTMLInputElement>(null)

  const open = () => {
    if (!picker.current) return
    picker.current.value = readDay(String(form.getValues(name) ?? '')) ?? ''
    picker.current.showPicker()
  }
  /** As it would be typed: 2026-11-15 is 15.11.2026 in German, 15/11/2026 in Arabic and English. */
  const take = (day: string) => {
    form.setValue(name, day.split('-').reverse().join(languages[toLocale(locale)].dateSeparator), { shouldTouch: true, shouldValidate: true })
    button.current?.focus()
    onChosen?.()
  }
  return (
    <Field
      name={name}
      label={label}
      hint={
        hint ? (
          <>
            {hint} {words.hint}
          </>
        ) : (
          words.hint
        )
      }
      required={required}
    >
      <div className={styles.date}>
        <input
          {...input}
          required={required}
          inputMode="numeric"
          maxLength={20}
          autoComplete={OWN_BIRTH.test(name) ? 'bday' : 'off'}
          placeholder={placeholder}
          dir="ltr"
        />
        {hasCalendar && (
          <>
            <button
              ref={button}
              type="button"
              id={`${id}-pick`}
              className="round"
              aria-label={words.pick}
              aria-labelledby={`${id}-pick ${id}-label`}
              aria-describedby={`${id}-hint`}
              onClick={open}
            >
              {words.icon}
            </button>
            <input ref={picker} type="date" className={styles.picker} tabIndex={-1} aria-hidden="true" onChange={({ target }) => take(target.value)} />
          </>
        )}
      </div>
    </Field>
  )
}
