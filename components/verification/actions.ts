'use server'

import { headers } from 'next/headers'
import * as z from 'zod/mini'
import {
  APPLICATIONS,
  cancelRegistration,
  readVerificationLink,
  requestVerificationMail,
  type Verification,
  verifyApplication,
} from '@/lib/content/verification'
import { clientAddress } from '@/lib/forms/client-address'
import { takeEmailTurn, takeTurn } from '@/lib/forms/limits'
import type { Answer } from './answers'
import { typedCode, typedEmail, typedValues, wrong } from './typed'

const applicationSchema = z.enum(APPLICATIONS)
const mailSchema = z.object({ email: typedEmail })
const codeSchema = z.object({ email: typedEmail, code: typedCode })

const answerOf = (verification: Verification): Answer => (verification.state === 'verified' ? { state: 'done', department: verification.department } : verification)

async function hasTurn(form: string): Promise<boolean> {
  return (await takeTurn({ form, address: clientAddress(await headers()) })).allowed
}

/** Confirms an address with what a mail's link carries: a POST, because mail scanners open links with GET. */
export async function confirmByLink(_previous: Answer | null, form: FormData): Promise<Answer> {
  const { application, ...fields } = Object.fromEntries(form)
  const link = readVerificationLink(fields)
  const known = applicationSchema.safeParse(application).data
  return known && link ? answerOf(await verifyApplication(known, link)) : { state: 'missing' }
}

/** Confirms an address with the code of a mail, typed; how often one may guess is for the content service to say. */
export async function confirmByCode(_previous: Answer | null, form: FormData): Promise<Answer> {
  const known = applicationSchema.safeParse(form.get('application')).data
  if (!known) return { state: 'missing' }
  const values = typedValues(form)
  const typed = codeSchema.safeParse(values)
  if (!typed.success) return wrong(values, typed.error)
  if (!(await hasTurn('verification-code'))) return { state: 'limited', values }
  return { ...answerOf(await verifyApplication(known, typed.data)), values }
}

/** Asks for a new mail; the answer is the same whether or not somebody has applied with the address. */
export async function requestMail(_previous: Answer | null, form: FormData): Promise<Answer> {
  const known = applicationSchema.safeParse(form.get('application')).data
  if (!known) return { state: 'missing' }
  const values = typedValues(form)
  const typed = mailSchema.safeParse(values)
  if (!typed.success) return wrong(values, typed.error)
  const { email } = typed.data
  const mayAsk = (await hasTurn('verification-mail')) && (await takeEmailTurn({ form: 'verification-mail', email })).allowed
  if (!mayAsk) return { state: 'limited', values }
  return { state: (await requestVerificationMail(known, email)) ? 'done' : 'error', values }
}

/** Cancels a registration for an event with what its mail's link carries. */
export async function cancel(_previous: Answer | null, form: FormData): Promise<Answer> {
  const link = readVerificationLink(Object.fromEntries(form))
  return { state: link ? await cancelRegistration(link) : 'missing' }
}
