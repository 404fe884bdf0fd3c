import type { ConsentWords } from '../words'
import { CheckboxField } from './CheckboxField'

/** The consent block: what sending needs, and what is free. (Requirements, section 5) */
export function ConsentFields({ words }: { words: ConsentWords }) {
  return (
    <>
      <input type="hidden" name="consentVersion" value={words.version} readOnly />
      <CheckboxField name="legalConsent" label={words.legal} required />
      <CheckboxField name="marketingConsent" label={words.marketing} />
    </>
  )
}
