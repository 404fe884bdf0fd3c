import * as z from 'zod/mini'
import type { IsoCodeOf } from '@/rules/fields/address'
import { volunteerRules } from '@/rules/forms/volunteer'
import { TIMELINE_KEY } from '@/rules/volunteer/default-fields'
import type { FieldRule } from '@/rules/volunteer/field-rule'
import { emailKey, type Periods, readFields, textFor, withEmail } from '@/rules/volunteer/read-fields'
import { inWords, type FormSchema, type Words } from '../in-words'
import { wordsOf } from './field-words'

const IN_WORDS: Words = {
  projectId: { required: 'invalid' },
  formId: { required: 'invalid' },
  legalConsent: { consent_required: 'volunteer_consent_required' },
}

const around = z.object(volunteerRules)

type Around = z.output<typeof around>

type Application = Around & { email: string; selectedTimeline: string | null; data: Record<string, unknown> }

/**
 * The rules of an application, by the fields of its form. `isoCodeOf` gives the ISO code of a country's id; without it
 * postal codes are not checked. `periods` are those of the project. (Requirements, sections 3 and 5)
 */
export function applicationRules(formFields: readonly FieldRule[], isoCodeOf?: IsoCodeOf, periods?: Periods) {
  const fields = withEmail(formFields)
  return z.pipe(
    z.record(z.string(), z.unknown()),
    z.transform((sent, context): Application => {
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

/** What an application says instead of the usual words. */
export const volunteerWords = (fields: readonly FieldRule[]): Words => ({ ...IN_WORDS, ...wordsOf(withEmail(fields)) })

/** The application to a project, by the fields of its form. (Requirements, sections 3 and 5) */
export const volunteerSchema = (fields: readonly FieldRule[], isoCodeOf?: IsoCodeOf, periods?: Periods): FormSchema<Application> =>
  inWords(applicationRules(fields, isoCodeOf, periods), volunteerWords(fields))
