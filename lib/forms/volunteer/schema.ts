import * as z from 'zod/mini'
import type { IsoCodeOf } from '../address'
import { consent, documentId, language, line, orNull } from '../fields'
import { TIMELINE_KEY } from './default-fields'
import type { FieldRule } from './field-rule'
import { emailKey, type Periods, readFields, textFor, withEmail } from './read-fields'

const around = z.object({
  projectId: documentId('invalid'),
  /** The form that was filled in; without one the default form. */
  formId: orNull(documentId('invalid')),
  formTitle: orNull(line()),
  submitLanguage: language,
  ...consent('volunteer_consent_required'),
})

/**
 * The application to a project, by the fields of its form. `isoCodeOf` gives the ISO code of a country's id; without it
 * postal codes are not checked. `periods` are those of the project. (Requirements, sections 3 and 5)
 */
export function volunteerSchema(formFields: readonly FieldRule[], isoCodeOf?: IsoCodeOf, periods?: Periods) {
  const fields = withEmail(formFields)
  return z.pipe(
    z.record(z.string(), z.unknown()),
    z.transform((sent, context) => {
      const read = readFields(fields, sent, isoCodeOf, periods)
      const rest = around.safeParse(sent)
      for (const [name, message] of read.errors) context.issues.push({ code: 'custom', path: [name], message, input: sent })
      for (const { path, message } of rest.error?.issues ?? []) context.issues.push({ code: 'custom', path, message, input: sent })
      const email = textFor(read, emailKey(fields))
      if (!rest.data || email === null) return z.NEVER
      const selectedTimeline = textFor(read, TIMELINE_KEY)
      return { ...rest.data, email, selectedTimeline, data: Object.fromEntries(read.values) }
    }),
  )
}
