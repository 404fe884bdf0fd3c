import * as z from 'zod/mini'
import { textOf } from '../text'
import { code } from './text'

const MAX_CONSENT_VERSION = 50

/** A box that may be ticked. */
export const ticked = z.transform((value: unknown) => textOf(value) === 'true')

const isConsentVersion = (text: string) => text.length <= MAX_CONSENT_VERSION && /^[\w.:-]+$/.test(text)

/** The consent block; the version names the wording that the person has seen. (Requirements, section 5) */
export const consent = {
  legalConsent: z.pipe(ticked, z.literal(true, code('consent_required'))),
  marketingConsent: ticked,
  consentVersion: z.transform((value: unknown) => (isConsentVersion(textOf(value)) ? textOf(value) : undefined)),
}
