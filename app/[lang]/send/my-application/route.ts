import { type Body, BodyTooLarge, NotAForm, withBody } from '@/lib/forms/body'
import { type Values, valueOf } from '@/lib/forms/form'
import { isFromOurPages } from '@/lib/forms/origin'
import { carriedBy, privatePage } from '@/lib/forms/private-page/addresses'
import type { Answer } from '@/lib/forms/private-page/answer'
import { answerTo } from '@/lib/forms/private-page/answer-to'
import { privateAnswers } from '@/lib/forms/private-page/answers'
import { download, isDownload } from '@/lib/forms/private-page/download'
import { clientAddress } from '@/lib/server/client-address'
import { PRIVATE_PAGE } from '@/rules/forms'
import { type Locale, toLocale } from '@/rules/languages'

type Context = { params: Promise<{ lang: string }> }

const NOT_KEPT = { 'cache-control': 'private, no-store' }

/** To a page, so that a browser that goes back or loads it anew does not ask whether to send the form again. */
const leadOn = (location: string) => new Response(null, { status: 303, headers: { ...NOT_KEPT, location } })

const NOTHING = Object.create(null) as Values

type Taken = { values: Values; answer: Answer }

/** What is no form of ours is not looked at; who sent it all the same may try again on the page that comes. */
const REFUSED: Taken = { values: NOTHING, answer: { deed: 'ask', result: 'refused' } }

/** A file that is too large is not read, nor is what came with it: the address names the page then. */
const tooLarge = (request: Request): Taken => ({
  values: { link: new URL(request.url).searchParams.get('link') ?? '' },
  answer: { deed: 'addFile', result: 'wrong', errors: { file: 'file_too_large' } },
})

/** A file that is saved and not shown. */
const handOut = (file: ReadableStream<Uint8Array>) =>
  new Response(file, {
    headers: {
      ...NOT_KEPT,
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="${PRIVATE_PAGE.slice(1)}.zip"`,
    },
  })

async function act({ values, uploads }: Body, request: Request, locale: Locale): Promise<Taken | Response> {
  const address = clientAddress(request.headers)
  if (!isDownload(values)) return { values, answer: await answerTo({ values, uploads, address }) }
  const got = await download({ values, locale, address, reader: request.signal })
  return got instanceof ReadableStream ? handOut(got) : { values, answer: got }
}

async function take(request: Request, locale: Locale): Promise<Taken | Response> {
  if (!isFromOurPages(request.headers)) return REFUSED
  try {
    return await withBody(request, (body) => act(body, request, locale))
  } catch (error) {
    if (error instanceof BodyTooLarge) return tooLarge(request)
    if (error instanceof NotAForm) return REFUSED
    throw error
  }
}

/** Where the forms of private pages are sent to; gives out what is downloaded, else leads on to the page that shows what became of it. What is erased, and an address that is confirmed, have none. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const locale = toLocale((await params).lang)
  const taken = await take(request, locale)
  if (taken instanceof Response) return taken
  const { values, answer } = taken
  const isGone = (answer.deed === 'erase' || answer.deed === 'confirm') && answer.result === 'done'
  const carried = isGone ? {} : carriedBy({ link: valueOf(values, 'link'), confirm: valueOf(values, 'confirm') })
  return leadOn(privatePage(locale, { ...carried, answer: (await privateAnswers.keep(answer)) ?? undefined }))
}

/** Somebody followed the address of an answer: nothing is done. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  return leadOn(privatePage(toLocale((await params).lang)))
}
