import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { readHealth } from '../health/health'
import { countedRefusals } from '../refusals'
import { countConnections } from './connections'
import { countSeats } from './seats'

/** Seconds: from what is answered from memory to what is given up. */
const BUCKETS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

const MEGABYTE = 1024 * 1024
const HOUR = 60 * 60
const DAY = 24 * HOUR

type Described = { name: string; help: string }
type Value = { labels?: readonly string[]; value: number }
type Read = () => Value[] | Promise<Value[]>

/** What cannot be looked at is no number. */
const scaled = (figure: unknown, scale = 1): number => (typeof figure === 'number' ? figure * scale : Number.NaN)

/** A figure of the health of the service. */
const figureOf = (check: string, figure: string, scale?: number) => async (): Promise<Value[]> => {
  const { checks } = await readHealth()
  return [{ value: scaled(checks[check]?.[figure], scale) }]
}

async function checks(): Promise<Value[]> {
  return Object.entries((await readHealth()).checks).map(([name, { status }]) => ({ labels: [name], value: status === 'ok' || status === 'unknown' ? 1 : 0 }))
}

/** Of what is counted in the database, while that is away, there is no number. */
const seats = (which: 'taken' | 'registrations') => (): Promise<Value[]> =>
  countSeats().then(
    (counted) => [{ value: counted[which] }],
    () => [{ value: Number.NaN }],
  )

/** Numbers of the content service for Prometheus, of this process alone. They are looked up when somebody asks. */
export class ServiceMetrics {
  readonly #registry = new Registry()
  readonly #requests: Counter<'route' | 'status'>
  readonly #durations: Histogram<'route'>

  constructor() {
    const registers = [this.#registry]
    collectDefaultMetrics({ register: this.#registry })
    this.#requests = new Counter({
      name: 'imar_http_requests_total',
      help: 'Requests by route and class of status',
      labelNames: ['route', 'status'],
      registers,
    })
    this.#durations = new Histogram({
      name: 'imar_http_request_duration_seconds',
      help: 'Time until an answer was sent',
      labelNames: ['route'],
      buckets: BUCKETS,
      registers,
    })
    this.#gauge({ name: 'imar_check_ok', help: 'Whether what the service relies on is well, or was not looked at' }, checks, ['check'])
    this.#gauge({ name: 'imar_database_latency_seconds', help: 'Time until the database answered' }, figureOf('database', 'latencyMs', 1 / 1000))
    this.#gauge({ name: 'imar_database_connections', help: 'Connections of this process to the database' }, connections, ['state'])
    this.#gauge({ name: 'imar_outbox_waiting', help: 'Mails that wait' }, figureOf('outbox', 'waiting'))
    this.#gauge({ name: 'imar_outbox_oldest_seconds', help: 'Age of the oldest mail that is overdue' }, figureOf('outbox', 'oldestSeconds'))
    this.#gauge({ name: 'imar_outbox_given_up', help: 'Mails that were given up and that nobody has looked after' }, figureOf('outbox', 'givenUp'))
    this.#gauge({ name: 'imar_outbox_undeliverable', help: 'Mails to addresses that no server takes' }, figureOf('outbox', 'undeliverable'))
    this.#gauge({ name: 'imar_notices_waiting', help: 'Changes of which the site has not heard' }, figureOf('notices', 'waiting'))
    this.#gauge({ name: 'imar_notices_oldest_seconds', help: 'Age of the oldest of them' }, figureOf('notices', 'oldestSeconds'))
    this.#gauge({ name: 'imar_disk_free_bytes', help: 'Room where there is the least' }, figureOf('disk', 'freeMegabytes', MEGABYTE))
    this.#gauge({ name: 'imar_backup_age_seconds', help: 'Age of the last backup, in whole hours' }, figureOf('backup', 'ageHours', HOUR))
    this.#gauge(
      { name: 'imar_certificate_expires_seconds', help: 'Time until the first certificate of the public addresses expires, in whole days' },
      figureOf('certificate', 'daysLeft', DAY),
    )
    this.#gauge({ name: 'imar_seats_taken', help: 'Seats of all events that are taken' }, seats('taken'))
    this.#gauge({ name: 'imar_registrations', help: 'Registrations that are kept' }, seats('registrations'))
    new Counter({
      name: 'imar_refusals_total',
      help: 'Refusals by a limit',
      labelNames: ['reason'],
      registers,
      collect() {
        this.reset()
        for (const [limit, count] of countedRefusals()) this.inc({ reason: limit }, count)
      },
    })
  }

  /** Counts a request that has been answered. */
  count(route: string, status: string, seconds: number): void {
    this.#requests.inc({ route, status })
    this.#durations.observe({ route }, seconds)
  }

  get contentType(): string {
    return this.#registry.contentType
  }

  text(): Promise<string> {
    return this.#registry.metrics()
  }

  #gauge(described: Described, read: Read, labelNames: readonly string[] = []): void {
    new Gauge({
      ...described,
      labelNames,
      registers: [this.#registry],
      async collect() {
        const values = await read()
        this.reset()
        for (const { labels = [], value } of values) this.labels(...labels).set(value)
      },
    })
  }
}

const connections = (): Value[] => Object.entries(countConnections()).map(([state, value]) => ({ labels: [state], value }))
