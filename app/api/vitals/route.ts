import { isFromOurPages } from '@/lib/forms/origin'
import { clientAddress } from '@/lib/server/client-address'
import { takeMeasureTurn } from '@/lib/server/limits'
import { readSmallBody } from '@/lib/server/small-body'
import { noteVisit } from '@/lib/speed/hand-on'
import { pageTypeOf } from '@/lib/speed/page-type'
import { MOST_BYTES, readVisit } from '@/lib/speed/visit'

const answer = (status: number) => new Response(null, { status, headers: { 'cache-control': 'no-store' } })

/**
 * Where the browser of somebody who agreed tells how fast a page was. The path becomes the type of the page and is forgotten, and
 * nothing else of the request is looked at but for the limit. (docs/decisions/field-measure.md)
 */
export async function POST(request: Request): Promise<Response> {
  if (!isFromOurPages(request.headers)) return answer(403)
  const turn = await takeMeasureTurn(clientAddress(request.headers))
  if (!turn.allowed) return answer(429)
  const text = await readSmallBody(request, MOST_BYTES)
  if (text === null) return answer(413)
  const visit = readVisit(text)
  if (!visit) return answer(400)
  const { path, ...values } = visit
  const pageType = pageTypeOf(path)
  if (pageType) noteVisit(pageType, values)
  return answer(204)
}
