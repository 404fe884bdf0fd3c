import * as z from 'zod/mini'
import { checkDepartmentDuplicate } from '@/lib/content/duplicates'
import { ContentUnavailable } from '@/lib/content/errors'
import { clientAddress } from '@/lib/server/client-address'
import { keyedDigest } from '@/lib/server/keyed-digest'
import { takeTurn } from '@/lib/server/limits'
import { isFromOurPages } from '@/lib/forms/origin'
import { log } from '@/lib/log'
import { documentId } from '@/rules/fields/choice'
import { email } from '@/rules/fields/email'

const questionSchema = z.object({ email, department: documentId })

const answer = (duplicate: boolean | null, status = 200) => Response.json({ duplicate }, { status, headers: { 'cache-control': 'no-store' } })

/**
 * Whether an address has applied to a department already: the form asks when its e-mail field is left. A POST, so that no address
 * stands in a log. Null, where nobody can say, blocks nothing; the content service checks again. (Requirements, section 5)
 */
export async function POST(request: Request) {
  if (!isFromOurPages(request.headers)) return answer(null, 403)
  const question = questionSchema.safeParse(await request.json().catch(() => null))
  if (!question.success) return answer(null, 400)
  const address = clientAddress(request.headers)
  const turn = await takeTurn({ form: 'duplicate', address })
  if (!turn.allowed) return answer(null, 429)
  try {
    return answer(await checkDepartmentDuplicate({ ...question.data, visitor: keyedDigest('visitor', address) }))
  } catch (error) {
    if (!(error instanceof ContentUnavailable)) throw error
    log.error(error.message)
    return answer(null, 503)
  }
}
