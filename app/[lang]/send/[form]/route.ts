import { draftMode } from 'next/headers'
import { notFound } from 'next/navigation'
import { BodyTooLarge, NotAForm, withBody } from '@/lib/forms/body'
import { clientAddress } from '@/lib/server/client-address'
import { definitionOf } from '@/lib/forms/definitions'
import { EMPTY, isForm, type FormName, type FormState } from '@/lib/forms/form'
import { formAnswers } from '@/lib/forms/form-answers'
import { isFromOurPages } from '@/lib/forms/origin'
import { receive, type Outcome } from '@/lib/forms/receive'
import { scriptAnswer } from '@/lib/forms/script-answer'
import { path } from '@/lib/i18n/paths'
import { type Locale, toLocale } from '@/rules/languages'

type Context = { params: Promise<{ lang: string; form: string }> }

const NOT_KEPT = { 'cache-control': 'private, no-store' }

async function find(params: Context['params']): Promise<{ locale: Locale; form: FormName }> {
  const { lang, form } = await params
  return { locale: toLocale(lang), form: isForm(form) ? form : notFound() }
}

const returned = (status: number, problem: 'origin' | 'too_large' | 'unsent'): Outcome => ({ state: 'returned', status, form: { ...EMPTY, problem } })

/** To a page, so that a browser that goes back or loads it anew does not ask whether to send the form again. */
const leadOn = (location: string) => new Response(null, { status: 303, headers: { ...NOT_KEPT, location } })

/** The page with what was typed and what is wrong with it. */
async function answerPage(locale: Locale, form: FormName, state: FormState): Promise<string> {
  const id = (await formAnswers.keep({ form, state })) ?? (await formAnswers.keep({ form, state: { ...EMPTY, problem: 'too_large' } }))
  return `${path(locale, `/answer/${form}`)}?id=${id}`
}

async function take(request: Request, form: FormName, locale: Locale, isScripted: boolean): Promise<Outcome> {
  if (!isFromOurPages(request.headers)) return returned(403, 'origin')
  try {
    const { isEnabled: isTrial } = await draftMode()
    return await withBody(request, (body) => receive({ form, locale, body, address: clientAddress(request.headers), isScripted, isTrial }))
  } catch (error) {
    if (error instanceof BodyTooLarge) return returned(413, 'too_large')
    if (error instanceof NotAForm) return returned(400, 'unsent')
    throw error
  }
}

/** Where every form is sent to without script, for a page; and with script, for JSON, where its action is not known any more. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const { locale, form } = await find(params)
  const isScripted = request.headers.get('accept') === 'application/json'
  const outcome = await take(request, form, locale, isScripted)
  if (outcome.state === 'sent') {
    if (isScripted) return Response.json(await scriptAnswer(outcome, locale), { headers: NOT_KEPT })
    const query = new URLSearchParams({ ...(outcome.reference && { reference: outcome.reference }), ...(outcome.about && { about: outcome.about }) })
    return leadOn(`${path(locale, `/sent/${form}`)}?${query.toString()}`)
  }
  const { status, form: state } = outcome
  const { waitMinutes } = state
  const headers = { ...NOT_KEPT, ...(waitMinutes && { 'retry-after': String(waitMinutes * 60) }) }
  if (!isScripted) return leadOn(await answerPage(locale, form, state))
  return Response.json(await scriptAnswer(outcome, locale), { status, headers })
}

/** Somebody followed the address of an answer: the form itself is there. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const { locale, form } = await find(params)
  return leadOn(path(locale, definitionOf(form).page))
}
