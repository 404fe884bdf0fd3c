import { getCountries, getStates } from '@/lib/content/countries'
import { ContentUnavailable } from '@/lib/content/errors'
import { isLocale } from '@/rules/languages'

type Context = { params: Promise<{ lang: string; country: string }> }

/** Asked for each time a country is chosen: what an editor changes is seen at once. */
const ASK_AGAIN = { 'cache-control': 'no-cache' }

/** The states of a country, by its numeric id: an address asks for them when the country is chosen. (Requirements, section 7) */
export async function GET(_request: Request, { params }: Context) {
  const { lang, country } = await params
  if (!isLocale(lang)) return Response.json({ error: 'unknown language' }, { status: 404 })
  try {
    // Only of countries that exist: what is read is kept.
    const known = (await getCountries(lang)).find(({ numericId }) => String(numericId) === country)
    if (!known) return Response.json({ error: 'unknown country' }, { status: 404 })
    const states = await getStates(lang, known.numericId)
    return Response.json({ states: states.map(({ documentId, name }) => ({ documentId, name })) }, { headers: ASK_AGAIN })
  } catch (error) {
    if (!(error instanceof ContentUnavailable)) throw error
    return Response.json({ error: 'unavailable' }, { status: 503, headers: { 'cache-control': 'no-store' } })
  }
}
