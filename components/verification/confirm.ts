'use server'

import { z } from 'zod'
import { APPLICATIONS, readVerificationLink, type Verification, verifyApplication } from '@/lib/content/verification'

/** What became of a confirmation; 'missing' is for a form that came without what it takes. */
export type Answer = Verification | { state: 'missing' }

const applicationSchema = z.enum(APPLICATIONS)

/** Confirms an address with the fields of the form: a POST, because mail scanners open links with GET. */
export async function confirmAddress(_previous: Answer | null, form: FormData): Promise<Answer> {
  const { application, ...fields } = Object.fromEntries(form)
  const link = readVerificationLink(fields)
  const known = applicationSchema.safeParse(application).data
  return known && link ? verifyApplication(known, link) : { state: 'missing' }
}
