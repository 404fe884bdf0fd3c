import { type FocusEvent, useEffect, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { PHONE_COUNTRY, PHONE_MEANT } from '@/lib/forms/phone-names'
import { staticProps } from '@/lib/framework/static/static-props'
import { useField, useFormApi } from '../form-context'
import { fill, type PhoneChoice, type PhoneWords } from '../words'
import { CountrySelect } from './CountrySelect'
import { Field, type FieldProps } from './Field'
import form from '../../form.module.css'
import styles from '../../fields/phone/phone.module.css'

/** The numbering plans are large: they come when a number is typed, and when they cannot, the server looks alone. */
const loadPlans = () => import('@/lib/forms/phones').catch(() => null)

type Props = FieldProps & { words: PhoneWords; autoComplete?: string }

/**
 * A telephone number and its country: without script a list, with script one that can be searched, and the number is written in the international way.
 * What may be the number of several countries is asked about. Both run from left to right in Arabic too.
 */
export function PhoneField({ words, autoComplete = 'tel', ...field }: Props) {
  const { name } = field
  const api = useFormApi()
  const { id, input } = useField(name, { hasHint: Boolean(field.hint) })
  const select = useRef<HTMLSelectElement>(null)
  const [isSearchable, setSearchable] = useState(false)
  const [choices, setChoices] = useState(words.choices)
  const [country, meant] = [name + PHONE_COUNTRY, name + PHONE_MEANT]
  const chosen = [useWatch({ control: api.form.control, name: country }) ?? []].flat()[0]
  const typed = useWatch({ control: api.form.control, name }) ?? api.posted?.values[name] ?? ''
  const { ref, ...countryInput } = api.form.register(country)
  const valueOf = (of: string) => String(api.form.getValues(of) ?? '')

  useEffect(() => {
    const { current } = select
    const swap = () => setSearchable(true)
    // Not while somebody is choosing in the list.
    if (current && document.activeElement === current) current.addEventListener('blur', swap, { once: true })
    else swap()
    return () => current?.removeEventListener('blur', swap)
  }, [])

  const nameOf = (code: string | null) => [...(select.current?.options ?? [])].find(({ value }) => value === code)?.text.replace(/\s*\u2066.*$/u, '') ?? ''
  const ask = (found: readonly PhoneChoice[]) => {
    setChoices(found)
    if (found.length === 0 && valueOf(meant) !== '') api.form.setValue(meant, '')
  }
  /** Writes a number in the international way, or asks which one it is. */
  const settle = async () => {
    const reading = (await loadPlans())?.lookAtPhone(valueOf(name), valueOf(country))
    // It may be typed on in the meantime.
    if (!reading || document.activeElement?.id === id) return
    if ('choices' in reading) return setChoices(reading.choices.map((phone) => ({ ...phone, name: nameOf(phone.country) })))
    ask([])
    if (!('phone' in reading) || reading.phone.international === valueOf(name)) return
    api.form.setValue(name, reading.phone.international, { shouldValidate: api.errorOf(name) !== undefined })
    if (reading.phone.country) api.form.setValue(country, reading.phone.country)
  }
  const chooseByPrefix = async () => {
    const plans = await loadPlans()
    const found = plans?.countryByPrefix(valueOf(name), valueOf(country))
    if (found) api.form.setValue(country, found)
  }
  const choose = (code: string) => {
    api.form.setValue(country, code)
    ask([])
    if (valueOf(name)) void settle()
  }
  return (
    <Field {...field}>
      <div className={styles.phone} dir="ltr">
        <div className={styles.country} dir={words.dir}>
          <select
            {...countryInput}
            ref={(element) => {
              select.current = element
              ref(element)
            }}
            id={`${id}-country`}
            aria-label={words.country}
            aria-labelledby={`${id}-country ${id}-label`}
            aria-describedby={field.hint ? `${id}-hint` : undefined}
            hidden={isSearchable}
            onChange={(event) => {
              void countryInput.onChange(event)
              choose(event.target.value)
            }}
            {...staticProps(words.options)}
          />
          {isSearchable && (
            <CountrySelect
              select={select}
              value={chosen}
              id={`${id}-country-search`}
              label={words.country}
              field={`${id}-label`}
              hint={field.hint ? `${id}-hint` : undefined}
              none={words.none}
              onChoose={choose}
            />
          )}
        </div>
        <input
          {...input}
          type="tel"
          inputMode="tel"
          autoComplete={autoComplete}
          required={field.required}
          maxLength={40}
          dir="ltr"
          onFocus={() => void loadPlans()}
          onChange={(event) => {
            void input.onChange(event)
            ask([])
            void chooseByPrefix()
          }}
          onBlur={(event: FocusEvent<HTMLInputElement>) => {
            input.onBlur(event)
            if (event.target.value) void settle()
          }}
        />
        {choices.length > 0 && typed !== '' && (
          <fieldset className={styles.which} dir={words.dir}>
            <legend>{words.which}</legend>
            <div className={form.choices}>
              {choices.map(({ e164, international, name: label }) => (
                <label key={e164} className={form.choice}>
                  <input type="radio" value={e164} {...api.form.register(meant, { onChange: () => void api.form.trigger(name) })} />
                  <span>{fill(words.isIt, { number: international, country: label })}</span>
                </label>
              ))}
            </div>
          </fieldset>
        )}
      </div>
    </Field>
  )
}
