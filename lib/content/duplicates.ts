import 'server-only'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { env } from '@/lib/env'
import { ContentUnavailable } from './errors'

const PATH = '/api/departments-applications/check-duplicate'

/** Two parts of the requirements name the same differently. (Requirements, section 7) */
const answerSchema = z.object({ isDuplicate: z.boolean() }).or(z.object({ duplicate: z.boolean() }).transform(({ duplicate }) => ({ isDuplicate: duplicate })))

type Question = { email: string; department: string /** Who asks, hashed: the content service limits what a visitor may learn. */; visitor: string }

/** Whether somebody has applied to a department already; null when that was asked too often. Throws ContentUnavailable. (Requirements, sections 5 and 7) */
export async function checkDepartmentDuplicate({ email, department, visitor }: Question): Promise<boolean | null> {
  const { CONTENT_URL, CONTENT_TOKEN, CONTENT_REQUEST_DELAY_MS, CONTENT_TIMEOUT_MS } = env()
  const url = new URL(PATH, CONTENT_URL)
  url.search = new URLSearchParams({ email, departmentDocumentId: department }).toString()
  await wait(CONTENT_REQUEST_DELAY_MS)
  try {
    const response = await fetch(url, {
      headers: { authorization: `Bearer ${CONTENT_TOKEN}`, 'x-visitor': visitor },
      cache: 'no-store',
      signal: AbortSignal.timeout(CONTENT_TIMEOUT_MS),
    })
    if (response.status >= 500) throw new Error(`answered ${response.status}`)
    return answerSchema.safeParse(await response.json()).data?.isDuplicate ?? null
  } catch (cause) {
    throw new ContentUnavailable(PATH, 'no answer', { cause })
  }
}
