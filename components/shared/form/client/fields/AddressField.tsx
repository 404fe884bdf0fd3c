import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { staticProps } from '@/lib/framework/static/static-props'
import { ADDRESS_PARTS, type AddressPart } from '@/rules/fields/address'
import { useField, useFormApi } from '../form-context'
import { useScripted } from '../use-scripted'
import type { AddressWords } from '../words'
import { Field, FieldHints, type FieldProps, RequiredSign } from './Field'
import { type Option, SelectField } from './SelectField'
import { TextField } from './TextField'
import styles from '../../fields/address/address.module.css'
import formStyles from '../../form.module.css'

type Props = FieldProps & {
  words: AddressWords
  /** Names the list of countries. (`staticProps`) */
  countries: string
  /** Of the country that was posted. */
  states: readonly Option[]
}

const schema = z.object({ states: z.array(z.object({ documentId: z.string(), name: z.string() })) })

/** The states of a country; none when they cannot be had: a state may be left out. */
async function readStates(locale: string, country: string): Promise<Option[]> {
  if (!/^\d+$/.test(country)) return []
  try {
    const response = await fetch(`/api/states/${locale}/${country}`)
    const { states } = schema.parse(await response.json())
    return states.map(({ documentId, name }) => ({ value: documentId, label: name }))
  } catch {
    return []
  }
}

/**
 * An address, the country first: the list of states and the rule of the postal code follow from it. A part is named
 * `address.street`. (Requirements, sections 3 to 5)
 */
export function AddressField({ name, label, hint, required, words, countries, states }: Props) {
  const { form, locale, posted, fieldId, errorOf } = useFormApi()
  const id = fieldId(name)
  const nameOf = (part: AddressPart) => `${name}.${part}`
  const field = (part: AddressPart) => ({ name: nameOf(part), label: words[part], required: required && part !== 'state' })
  const [known, setKnown] = useState({ country: String(posted?.values[nameOf('country')] ?? ''), states })
  const isScripted = useScripted()
  const country = String(useWatch({ control: form.control, name: nameOf('country') }) ?? known.country)
  // Registered before it is shown: a draft may name a state.
  form.register(nameOf('state'))

  useEffect(() => {
    if (country === known.country) return
    let isWanted = true
    void readStates(locale, country).then((found) => {
      // Another country may have been chosen meanwhile.
      if (isWanted) setKnown({ country, states: found })
    })
    return () => {
      isWanted = false
    }
  }, [country, known.country, locale])

  const chooseCountry = () => {
    form.setValue(nameOf('state'), '')
    if (form.getValues(nameOf('postalCode'))) void form.trigger(nameOf('postalCode'))
  }
  /** What is said of the whole goes with the first part that is filled in; the parts keep theirs. */
  const clearWhole = () => {
    if (errorOf(name) === undefined) return
    const ofParts = ADDRESS_PARTS.map((part) => [nameOf(part), errorOf(nameOf(part))] as const)
    form.clearErrors(name)
    for (const [part, message] of ofParts) if (message !== undefined) form.setError(part, { type: 'server', message })
  }
  const shown = known.country === country ? known.states : []
  return (
    <fieldset
      id={id}
      className={`${formStyles.field} ${styles.address}`}
      tabIndex={-1}
      aria-describedby={`${hint ? `${id}-hint ` : ''}${id}-error`}
      onInput={clearWhole}
    >
      <legend>
        {label}
        {required && <RequiredSign />}
      </legend>
      <FieldHints name={name} hint={hint} />
      <div className={styles.row}>
        <CountryField {...field('country')} options={countries} onChosen={chooseCountry} />
        {shown.length > 0 ? (
          <SelectField {...field('state')} options={shown} empty={words.chooseState} autoComplete="address-level1" />
        ) : (
          !isScripted &&
          country === '' && (
            <noscript>
              <TextField {...field('state')} hint={words.stateHint} autoComplete="address-level1" maxLength={50} />
            </noscript>
          )
        )}
      </div>
      <div className={styles.row}>
        <TextField {...field('street')} autoComplete="address-line1" />
        <TextField {...field('houseNumber')} maxLength={30} isCode />
      </div>
      <div className={styles.row}>
        <TextField {...field('postalCode')} autoComplete="postal-code" maxLength={20} spellCheck={false} isCode />
        <TextField {...field('city')} autoComplete="address-level2" />
      </div>
    </fieldset>
  )
}

/** A country by its numeric id. */
function CountryField({ name, label, hint, required, options, onChosen }: FieldProps & { options: string; onChosen: () => void }) {
  const { input } = useField(name, { hasHint: Boolean(hint) })
  const { defaultValue: _, ...select } = input
  const [content] = useState(() => staticProps(options))
  return (
    <Field name={name} label={label} hint={hint} required={required}>
      <select
        {...select}
        required={required}
        autoComplete="country-name"
        onChange={(event) => {
          void input.onChange(event)
          onChosen()
        }}
        {...content}
      />
    </Field>
  )
}
