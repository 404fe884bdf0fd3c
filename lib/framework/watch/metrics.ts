import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { marks } from '@/lib/framework/cache/marks.mjs'
import { processState } from '@/lib/framework/process/process-state.mjs'
import { tallies } from '@/lib/tallies'
import type { Turns } from '@/lib/server/turns'
import { LOCALES } from '@/rules/languages'

declare module '@/lib/framework/process/process-state.mjs' {
  interface ProcessState {
    /** Those for which visitors wait, by what they wait for. */
    turns?: Record<string, Turns>
  }
}

/** Seconds: from what is answered from memory to what is given up. */
const BUCKETS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

type Described = { name: string; help: string }
/** Of the languages whose index is there. */
const searchSizes = (): Value[] =>
  LOCALES.flatMap((locale) => {
    const index = processState.search?.peek(locale)
    return index ? [{ labels: [locale], value: index.size }] : []
  })

type Value = { labels?: readonly string[]; value: number }

/** Numbers of the site for Prometheus, of this process alone. They are looked up when somebody asks. */
export class SiteMetrics {
  readonly #registry = new Registry()
  readonly #durations: Histogram<'route'>

  constructor() {
    const registers = [this.#registry]
    collectDefaultMetrics({ register: this.#registry })
    this.#durations = new Histogram({
      name: 'imar_http_request_duration_seconds',
      help: 'Time until an answer was sent, without those repeated from memory',
      labelNames: ['route'],
      buckets: BUCKETS,
      registers,
    })
    this.#counter({ name: 'imar_http_requests_total', help: 'Requests by route and class of status' }, () => tallies.requests.all, ['route', 'status'])
    this.#counter({ name: 'imar_kept_answers_total', help: 'Kept answers by how they came' }, () => tallies.keptAnswers.all, ['result'])
    this.#counter({ name: 'imar_renewals_total', help: 'Kept answers made anew' }, () => tallies.renewals.all, ['result'])
    this.#counter({ name: 'imar_refusals_total', help: 'Requests refused for want of a turn, or by a limit' }, () => tallies.refusals.all, ['reason'])
    this.#gauge({ name: 'imar_renewals_waiting', help: 'Kept answers that are to be made anew' }, () => [{ value: processState.renewals?.count ?? 0 }])
    this.#gauge(
      { name: 'imar_turns_running', help: 'Answers that are being made for one visitor each, and kept pages that are made anew' },
      () => this.#turns(({ running }) => running),
      ['kind'],
    )
    this.#gauge({ name: 'imar_turns_waiting', help: 'Visitors who wait for their turn' }, () => this.#turns(({ waiting }) => waiting), ['kind'])
    this.#gauge({ name: 'imar_search_documents', help: 'Documents in the index of the search' }, searchSizes, ['language'])
    this.#gauge({ name: 'imar_content_answer_timestamp_seconds', help: 'When the content service last gave an answer; 0 for never' }, () => [
      { value: (processState.lastContentAnswer ?? 0) / 1000 },
    ])
    this.#counter({ name: 'imar_changes_total', help: 'Changes of content of which this process has heard' }, () => [{ value: marks.count }])
  }

  readonly measure = (route: string, seconds: number): void => this.#durations.observe({ route }, seconds)

  get contentType(): string {
    return this.#registry.contentType
  }

  text(): Promise<string> {
    return this.#registry.metrics()
  }

  #turns(number: (turns: Pick<Turns, 'running' | 'waiting'>) => number): Value[] {
    const { turns, makingTurns } = processState
    return Object.entries({ ...turns, ...(makingTurns && { kept: makingTurns }) }).map(([kind, one]) => ({ labels: [kind], value: number(one) }))
  }

  #counter(described: Described, read: () => Value[], labelNames: readonly string[] = []): void {
    new Counter({
      ...described,
      labelNames,
      registers: [this.#registry],
      collect() {
        this.reset()
        for (const { labels = [], value } of read()) this.labels(...labels).inc(value)
      },
    })
  }

  #gauge(described: Described, read: () => Value[], labelNames: readonly string[] = []): void {
    new Gauge({
      ...described,
      labelNames,
      registers: [this.#registry],
      collect() {
        this.reset()
        for (const { labels = [], value } of read()) this.labels(...labels).set(value)
      },
    })
  }
}
