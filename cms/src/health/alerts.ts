import { optional, publicUrl, wholeNumber } from '../environment'
import { leads } from '../locks'
import type { Check } from './check'
import { type Health, readHealth } from './health'

/** Milliseconds between two looks; what is amiss at both is told. */
const pause = () => wholeNumber('ALERT_PAUSE_MS', 60_000)

/** Milliseconds for which the one who is told may think about it. */
const PATIENCE = 10_000

const STORE = 'strapi::core-store'
const KEY = 'core_imar_alerted'

function inWords(name: string, { givenUp, jobs }: Check): string {
  if (typeof givenUp === 'number' && givenUp > 0) return `${name} (${givenUp} given up)`
  return typeof jobs === 'string' ? `${name} (${jobs})` : name
}

/** What somebody has to look at, in words that change when there is more of it. */
export function amiss({ checks }: Health): string[] {
  return Object.entries(checks)
    .filter(([, { status }]) => status === 'warning' || status === 'failed')
    .map(([name, check]) => inWords(name, check))
}

const textOf = (problems: string) => `${publicUrl()}: ${problems === '' ? 'everything is right again' : `amiss: ${problems}`}`

/** Tells whoever watches: a webhook as Slack, Mattermost and others take it, which reads `text`. Throws when it was not taken. */
async function tell(url: string, problems: string, { status, checks }: Health): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ text: textOf(problems), status, checks }),
    signal: AbortSignal.timeout(PATIENCE),
  })
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`answered ${response.status}`)
}

/** What this process has told while the database was away, which keeps what was told else. */
let toldMeanwhile = ''
/** What was amiss at the last look. */
let before = ''

/** Whether it is not told yet; writes down that it is. */
async function isNew(problems: string): Promise<boolean> {
  const query = strapi.db.query(STORE)
  if ((await query.count({ where: { key: KEY } })) === 0) await query.create({ data: { key: KEY, value: '', type: 'string' } })
  const { count } = await query.updateMany({ where: { key: KEY, value: { $ne: problems } }, data: { value: problems } })
  return count > 0
}

async function look(url: string): Promise<void> {
  const health = await readHealth()
  const problems = amiss(health).join(', ')
  const isSettled = problems === before
  before = problems
  if (!isSettled) return
  if (health.status === 'unavailable') {
    if (problems === toldMeanwhile) return
    await tell(url, problems, health)
    toldMeanwhile = problems
    return
  }
  const isToBeTold = (await leads('alerts')) && (await isNew(problems))
  if (!isToBeTold && toldMeanwhile === '') return
  try {
    await tell(url, problems, health)
    toldMeanwhile = ''
  } catch (error) {
    // Told at the next look.
    await strapi.db.query(STORE).updateMany({ where: { key: KEY }, data: { value: `not told: ${problems}` } })
    throw error
  }
}

let timer: NodeJS.Timeout | undefined
let running: Promise<void> | undefined

/** Looks at the health again and again, and tells `ALERT_WEBHOOK_URL` what is amiss, and when it is right again. */
export function startAlerts(): void {
  const url = optional('ALERT_WEBHOOK_URL')
  if (!url) return
  timer = setInterval(() => {
    running ??= look(url)
      .catch((error: unknown) => void strapi.log.warn(`Nobody could be told how the service is: ${error instanceof Error ? error.message : String(error)}`))
      .finally(() => (running = undefined))
  }, pause())
  timer.unref()
}

export async function stopAlerts(): Promise<void> {
  clearInterval(timer)
  await running
}
