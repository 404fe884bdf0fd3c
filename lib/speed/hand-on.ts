import 'server-only'
import { ContentUnavailable } from '@/lib/content/errors'
import { write } from '@/lib/content/write'
import { env } from '@/lib/env'
import { log } from '@/lib/log'
import type { PageType } from '@/rules/speed'
import { Sums } from './sums'
import type { Visit } from './visit'

const PATH = '/api/page-speeds'

const sums = new Sums()

/** Refusals that may be over the next time; any other one would be the same. */
const PASSING = [408, 425, 429]

let timer: ReturnType<typeof setTimeout> | undefined
let hasFailed = false

/** The log says it once, and again after it went well. */
function noteFailure(what: string): void {
  if (!hasFailed) log.warn(what)
  hasFailed = true
}

const isForGood = (status: number) => status >= 400 && status < 500 && !PASSING.includes(status)

async function handOn(): Promise<void> {
  const taken = sums.take()
  try {
    const { status } = await write(PATH, { data: taken })
    if (isForGood(status)) return noteFailure(`Measures of speed are refused, and dropped: ${PATH} answered ${status}`)
    if (status !== 200) throw new ContentUnavailable(PATH, `answered ${status}`)
    hasFailed = false
  } catch (error) {
    sums.add(taken)
    noteFailure(`Measures of speed wait: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/** Waiting alone does not keep the process alive. */
function wait(): void {
  timer = setTimeout(() => {
    void handOn().finally(() => {
      timer = undefined
      if (!sums.isEmpty) wait()
    })
  }, env().SPEED_HAND_ON_MS)
  timer.unref()
}

/** Counts a visit in memory; within a minute all that was counted goes to the content service in one call. What gets no answer is tried again, what is refused is not. */
export function noteVisit(pageType: PageType, values: Omit<Visit, 'path'>, now = new Date()): void {
  sums.note(now, pageType, values)
  if (!timer) wait()
}
