import { notFound } from 'next/navigation'
import { BodyTooLarge, NotAForm, withBody } from '@/lib/forms/body'
import { clientAddress } from '@/lib/server/client-address'
import { isFromOurPages } from '@/lib/forms/origin'
import type { Answer, State } from '@/lib/forms/verification/answer'
import { answerTo } from '@/lib/forms/verification/answer-to'
import { verificationAnswers } from '@/lib/forms/verification/answers'
import { type Page, pageOf, PAGES, type Parameters } from '@/lib/forms/verification/pages'
import { fieldTexts, textOf } from '@/lib/forms/verification/words'
import { type Locale, toLocale } from '@/rules/languages'

type Context = { params: Promise<{ lang: string; page: string }> }

type Outcome = { status: number; answer: Answer }

const NOT_KEPT = { 'cache-control': 'private, no-store' }

const STATUS: Readonly<Record<State, number>> = { done: 200, used: 200, failed: 422, wrong: 422, missing: 400, limited: 429, error: 503 }

async function find(request: Request, params: Context['params']) {
  const { lang, page } = await params
  const parameters: Parameters = Object.fromEntries(new URL(request.url).searchParams)
  return { locale: toLocale(lang), page: PAGES.find((known) => known === page) ?? notFound(), parameters }
}

/** What is no form of ours is not looked at; who sent it all the same may try again on the page that comes. */
const unread = (status: number): Outcome => ({ status, answer: { by: 'link', state: 'error' } })

async function take(request: Request, locale: Locale, page: Page, parameters: Parameters): Promise<Outcome> {
  if (!isFromOurPages(request.headers)) return unread(403)
  try {
    const answer = await withBody(request, ({ values }) => answerTo({ locale, page, parameters, values, address: clientAddress(request.headers) }))
    return { status: STATUS[answer.state], answer }
  } catch (error) {
    if (error instanceof BodyTooLarge) return unread(413)
    if (error instanceof NotAForm) return unread(400)
    throw error
  }
}

/** Where the forms of verification pages are sent to: with script for an answer as JSON, without it for the page that shows it. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const { locale, page, parameters } = await find(request, params)
  const { status, answer } = await take(request, locale, page, parameters)
  const { state, department, errors, waitMinutes } = answer
  const headers = { ...NOT_KEPT, ...(waitMinutes && { 'retry-after': String(waitMinutes * 60) }) }
  if (request.headers.get('accept') !== 'application/json') {
    // Led on, so that a browser that goes back or loads the page anew does not ask whether to send the form again.
    const id = (await verificationAnswers.keep({ page, answer })) ?? ''
    return new Response(null, { status: 303, headers: { ...NOT_KEPT, location: pageOf(locale, page, parameters, { answer: id }) } })
  }
  const [text, texts] = await Promise.all([textOf(locale, page, answer), fieldTexts(locale, errors)])
  return Response.json({ state, department, text, errors: texts }, { status, headers })
}

/** Somebody followed the address of an answer: the link itself is there, and nothing is confirmed. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { locale, page, parameters } = await find(request, params)
  return new Response(null, { status: 303, headers: { ...NOT_KEPT, location: pageOf(locale, page, parameters) } })
}
