import 'server-only'
import type { NextRequest } from 'next/server'
import { processState } from '@/lib/framework/process/process-state.mjs'
import { makePastFramework } from '@/lib/framework/process/rendering'
import { parametersOf } from '@/lib/i18n/queries'
import { PREVIEW_COOKIE } from '@/lib/preview/cookie'
import { wholeText } from '@/lib/server/parts'
import { type Locale, toLocale } from '@/rules/languages'
import { ANSWER_HEADERS, FOR_ALL_HEADER } from './answer-headers'
import { type FilledPage, fill, type Filling } from './fill'
import { frameAt, previewFrameAt } from './frames'

/** What an address asks a page for. */
export type Question = {
  locale: Locale
  /** The last part of the address. */
  name: string
  /** The choices in its path. */
  choices: readonly string[]
  parameters: Record<string, string | string[]>
}

/** Null where there is no such page. */
type Answer = (question: Question) => Promise<Filling | null>

declare module '@/lib/framework/process/process-state.mjs' {
  interface ProcessState {
    /** Answer past the framework, by the page; each from when its route was first asked. */
    questions?: Map<string, (question: Question) => Promise<FilledPage | null>>
  }
}

type Context = { params: Promise<{ lang: string; filter?: string[] } & Record<string, string | string[] | undefined>> }

function respond({ parts, policy, robots, isForAll }: FilledPage): Response {
  const headers = new Headers({ ...ANSWER_HEADERS, 'x-robots-tag': robots, 'content-security-policy': policy })
  if (isForAll) headers.set(FOR_ALL_HEADER, '1')
  return new Response(wholeText(parts), { headers })
}

/**
 * The route that answers the questions of a page (see `twins`): with the kept page, in whose place stands what was asked for. From then on
 * `lib/framework/guard` answers them without the framework. (docs/decisions/pages-with-a-place.md)
 */
export function questionsOf(page: string, answer: Answer) {
  processState.questions ??= new Map()
  processState.questions.set(page, (question) =>
    makePastFramework(async () => {
      const filling = await answer(question)
      return filling && fill(await frameAt(filling.address), filling)
    }),
  )
  return async (request: NextRequest, { params }: Context): Promise<Response> => {
    const { lang, filter: choices = [], ...rest } = await params
    const [name = ''] = Object.values(rest).filter((value) => typeof value === 'string')
    const filling = await answer({ locale: toLocale(lang), name, choices, parameters: parametersOf(request.nextUrl.searchParams) })
    if (!filling) return new Response(null, { status: 404 })
    if (!request.cookies.has(PREVIEW_COOKIE)) return respond(await fill(await frameAt(filling.address), filling))
    const { frame, policy } = await previewFrameAt(filling.address, request.headers.get('cookie') ?? '')
    // The page of a preview carries its data in scripts, which its own policy allows.
    return respond({ ...(await fill(frame, filling)), policy, isForAll: false })
  }
}
