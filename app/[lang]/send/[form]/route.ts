import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { BodyTooLarge, NotAForm, readBody } from '@/lib/forms/body'
import { clientAddress } from '@/lib/forms/client-address'
import { definitions } from '@/lib/forms/definitions'
import { EMPTY, isForm, type FormName } from '@/lib/forms/form'
import { formAnswers } from '@/lib/forms/form-answers'
import { answerWithPage } from '@/lib/forms/native-answer'
import { isFromOurPages } from '@/lib/forms/origin'
import { receive, type Outcome } from '@/lib/forms/receive'
import { type Locale, toLocale } from '@/lib/i18n/languages'
import { path } from '@/lib/i18n/paths'

type Context = { params: Promise<{ lang: string; form: string }> }

const NOT_KEPT = { 'cache-control': 'private, no-store' }

async function find(params: Context['params']): Promise<{ locale: Locale; form: FormName }> {
  const { lang, form } = await params
  return { locale: toLocale(lang), form: isForm(form) ? form : notFound() }
}

const returned = (status: number, problem: 'origin' | 'too_large' | 'unsent'): Outcome => ({ state: 'returned', status, form: { ...EMPTY, problem } })

async function take(request: Request, form: FormName, locale: Locale, isScripted: boolean): Promise<Outcome> {
  if (!isFromOurPages(request.headers)) return returned(403, 'origin')
  try {
    const body = await readBody(request)
    return await receive({ form, locale, body, address: clientAddress(request.headers), isScripted })
  } catch (error) {
    if (error instanceof BodyTooLarge) return returned(413, 'too_large')
    if (error instanceof NotAForm) return returned(400, 'unsent')
    throw error
  }
}

/** Where every form is sent to: with script for an answer as JSON, without it for a page. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const { locale, form } = await find(params)
  const isScripted = request.headers.get('accept') === 'application/json'
  const outcome = await take(request, form, locale, isScripted)
  if (outcome.state === 'sent') {
    if (isScripted) return Response.json(outcome, { headers: NOT_KEPT })
    const query = new URLSearchParams({ reference: outcome.reference, ...(outcome.about && { about: outcome.about }) })
    const location = `${path(locale, `/sent/${form}`)}?${query.toString()}`
    return new Response(null, { status: 303, headers: { ...NOT_KEPT, location } })
  }
  const { status, form: state } = outcome
  const { errors, problem, waitMinutes } = state
  const headers = { ...NOT_KEPT, ...(waitMinutes && { 'retry-after': String(waitMinutes * 60) }) }
  if (!isScripted) return answerWithPage(formAnswers, { form, state }, (id) => `${path(locale, `/answer/${form}`)}?id=${id}`, { status, headers })
  const t = await getTranslations({ locale, namespace: 'forms.common' })
  const wait = waitMinutes && t('retryAfter', { minutes: waitMinutes })
  return Response.json({ state: 'returned', errors, problem, wait }, { status, headers })
}

/** Somebody followed the address of an answer: the form itself is there. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const { locale, form } = await find(params)
  return new Response(null, { status: 303, headers: { ...NOT_KEPT, location: path(locale, definitions[form].page) } })
}
