import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Core } from '@strapi/strapi'
import type { Context } from 'koa'
import { z } from 'zod'
import { takeTurns } from '../../limits'
import { toLocale } from '../../rules/languages'
import { readTicket } from '../../rules/ticket'
import { act } from './act'
import type { DoorAction, Outcome } from './answers'
import { type AlsoOpens, type Door, openDoor } from './door'
import { findTicket } from './find-ticket'
import { doorList } from './list'
import { servePage } from './page'
import { DoorRefusal } from './refusal'

type Open = Door & { closesAt: Date }

/** What a phone sends at once at most; the others follow. */
const MOST_ACTIONS = 100

const key = z.string().regex(/^[\w-]{16,64}$/)
const at = z.iso.datetime()
const guest = z.number().int().positive()

const actions = z.object({
  /** The phone had no line when it did this: it did not know that its door was closed. */
  late: z.boolean().default(false),
  actions: z
    .array(
      z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('in'), key, guest, at }),
        z.object({ kind: z.literal('out'), key, guest, of: key, at }),
        z.object({ kind: z.enum(['walkIn', 'walkOut']), key, at }),
      ]),
    )
    .min(1)
    .max(MOST_ACTIONS),
})

const known = z.object({ digest: z.string().max(50).optional(), since: z.iso.datetime().optional() })
const ticketQuery = z.object({ ticket: z.string().max(100) })

const BEARER = /^Bearer (\S{1,200})$/i

const compress = promisify(gzip)

/** A list of 800 guests is 70 KB, and 30 KB compressed; smaller answers are not worth it. */
const WORTH_IT = 2000

async function send(context: Context, body: unknown): Promise<void> {
  const text = Buffer.from(JSON.stringify({ data: body }))
  context.type = 'application/json'
  context.vary('Accept-Encoding')
  if (text.length < WORTH_IT || context.acceptsEncodings('gzip', 'identity') !== 'gzip') {
    context.body = text
    return
  }
  context.set('Content-Encoding', 'gzip')
  context.body = await compress(text)
}

function parse<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const parsed = schema.safeParse(value)
  if (!parsed.success) throw new DoorRefusal('malformed')
  return parsed.data
}

/** A phone that had no line until the event was over, or its door was closed, sends what was done, for so long. Milliseconds. */
const LATE = 3 * 24 * 60 * 60 * 1000

/** A call of a phone with the key of its door. */
const atDoor =
  (answer: (door: Open, context: Context) => Promise<unknown>, also: AlsoOpens = {}) =>
  async (context: Context) => {
    context.set('Cache-Control', 'no-store')
    try {
      const door = await openDoor(BEARER.exec(context.get('authorization'))?.[1] ?? '', also)
      const wait = await takeTurns([{ limit: 'CONTENT_LIMIT_DOOR_MINUTE', of: door.doorId }])
      if (wait > 0) throw new DoorRefusal('tooMany', wait)
      await send(context, await answer(door, context))
    } catch (error) {
      if (!(error instanceof DoorRefusal)) throw error
      const { status, code, retryAfter } = error
      if (retryAfter !== undefined) context.set('retry-after', String(retryAfter))
      context.status = status
      context.body = { data: null, error: { status, name: 'DoorRefusal', message: code, details: { code } } }
    }
  }

/** Of a door that was closed meanwhile what was done before is taken, and what was done after on a phone that had no line. Throws a DoorRefusal. */
function requireDoneInTime({ withdrawnAt }: Door, given: readonly DoorAction[], late: boolean): void {
  if (withdrawnAt && !late && given.some(({ at: done }) => Date.parse(done) > Date.parse(withdrawnAt))) throw new DoorRefusal('withdrawn')
}

async function actAll(door: Door, { actions: given, late }: z.output<typeof actions>): Promise<Outcome[]> {
  requireDoneInTime(door, given, late)
  const outcomes: Outcome[] = []
  // In their order: somebody who was let in by mistake is let out again.
  for (const action of given) outcomes.push(await act(door, action))
  return outcomes
}

const list = atDoor((door, { query }) => doorList(door, toLocale(query.language), parse(known, query)))
const take = atDoor((door, { request }) => actAll(door, parse(actions, Object(request).body)), { late: LATE, withdrawn: true })

const find = atDoor(async (door, { query }) => {
  const ticket = readTicket(parse(ticketQuery, query).ticket)
  return ticket ? findTicket(door, ticket, toLocale(query.language)) : { is: 'unknown' }
})

/**
 * The door of an event, for phones that hold a link to it and no account: `GET /door/` is its page, `GET /door/api/list` who is expected
 * and who is here, `POST /door/api/actions` lets in, takes back and counts, `GET /door/api/ticket` looks for a ticket that is not in
 * the list. (docs/decisions/door.md)
 */
export function registerDoor(strapi: Core.Strapi): void {
  const route = (path: string, handler: (context: Context) => Promise<void>, method: 'GET' | 'POST' = 'GET') => ({
    method,
    path,
    handler,
    info: { type: 'admin' as const },
    config: { auth: false as const },
  })
  strapi.server.routes({
    type: 'admin',
    prefix: '',
    routes: [route('/door/api/list', list), route('/door/api/actions', take, 'POST'), route('/door/api/ticket', find), route('/door/:file?', servePage)],
  })
}
