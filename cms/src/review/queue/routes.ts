import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import type { Context } from 'koa'
import { z } from 'zod'
import { registerAdminRoutes } from '../../admin-routes'
import { recordAction } from '../../audit/record'
import { type Language, LANGUAGES } from '../../labels/language'
import { rightsOf } from '../../rights'
import { type About, bodyOf, DECISION_FIELD, mayRead, NOTES_FIELD, seenBy, submissionRead } from '../access'
import { paragraphOrEmpty } from '../../rules/fields/text'
import { type Colleague, colleaguesOf, namesOf } from '../colleagues'
import { decisionPause, LONGEST_REASON, STATUSES } from '../decide'
import { daysLeft } from '../promise'
import { opinionCounts, type OpinionCounts } from './opinion-counts'
import { applicationKind, APPLICATIONS, type Kind } from './applications'
import { decideAll, takeBackAll } from './bulk'
import { type Counts, countWanted } from './counts'
import { orderOf, readFilter, type Wanted, wanted } from './filter'
import { type Entry, entriesFrom, type Order, placeOf, readCursor, type Row, writeCursor } from './page'
import { countBefore } from './position'
import { topicTitles } from './topics'

/** An application as the queue shows it. */
export type QueueEntry = {
  uid: string
  documentId: string
  reference: string
  name: string
  topicId: string
  topic: string
  language: string | null
  status: string
  /** From when on its week counts, or when it came. */
  since: string
  daysLeft: number | null
  decidedAt: string | null
  decidedBy: string | null
  assigned: Colleague | null
  opinions: OpinionCounts
}

export type QueuePage = { entries: QueueEntry[]; after: string | null }

/** Where an application stands in the queue: how many come before it, and which are next to it. */
export type QueuePlace = { before: number; previous: About | null; next: About | null }

export type QueueCounts = Counts & {
  colleagues: Colleague[]
  /** The statuses and types to choose from, and the minutes for which a decision can be taken back. */
  statuses: string[]
  types: { uid: string }[]
  minutes: number
  me: number
}

const PAGE = 50
const MOST_AT_ONCE = 200

const languageOf = ({ query }: Context): Language => LANGUAGES.find((language) => language === query.language) ?? 'en'

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** What projects and departments are called today, by their ids. */
async function titlesOf(entries: Entry[], language: Language): Promise<Map<string, string>> {
  const maps = await Promise.all(
    APPLICATIONS.map((kind) =>
      topicTitles(
        kind,
        entries.filter((entry) => entry.kind === kind).map(({ row }) => text(row[kind.topic])),
        language,
      ),
    ),
  )
  return new Map(maps.flatMap((titles) => [...titles]))
}

function leftOf({ uid }: Kind, { verificationStatus, verifiedAt }: Partial<Row>, now: Date): number | null {
  return verificationStatus === 'Verified' && verifiedAt ? daysLeft(uid, new Date(verifiedAt), now) : null
}

async function shown(entries: Entry[], order: Order, language: Language): Promise<QueueEntry[]> {
  const now = new Date()
  const [names, titles, opinions] = await Promise.all([
    namesOf(entries.map(({ row }) => row.assignedTo)),
    titlesOf(entries, language),
    opinionCounts(entries.map(({ row }) => row.documentId)),
  ])
  return entries.map(({ kind, row, shown: readable }) => {
    const hasTopic = kind.topicTitle in readable
    const hasNotes = NOTES_FIELD in readable
    const { documentId, assignedTo } = row
    return {
      uid: kind.uid,
      documentId,
      reference: text(readable.reference),
      name: text(readable.fullName) || text(readable.email) || text(readable.reference),
      topicId: hasTopic ? text(row[kind.topic]) : '',
      topic: hasTopic ? (titles.get(text(row[kind.topic])) ?? text(row[kind.topicTitle])) : '',
      language: readable.submitLanguage ?? null,
      status: text(readable.verificationStatus),
      since: new Date(row[order] ?? row.createdAt).toISOString(),
      daysLeft: leftOf(kind, readable, now),
      decidedAt: readable.decidedAt ?? null,
      decidedBy: readable.decidedBy ?? null,
      assigned: assignedTo === null || !hasNotes ? null : { id: assignedTo, name: names.get(assignedTo) ?? '—' },
      opinions: (hasNotes && opinions.get(documentId)) || { for: 0, against: 0, unsure: 0, open: 0 },
    }
  })
}

async function list(context: Context): Promise<void> {
  const filter = readFilter(context)
  const kinds = await wanted(context, filter)
  const order = orderOf(filter, kinds)
  const { after } = context.query
  const place = typeof after === 'string' ? readCursor(after) : null
  const entries = await entriesFrom(kinds, order, place, PAGE + 1)
  const onPage = entries.slice(0, PAGE)
  await recordAction({ action: 'listSeen', uid: filter.type })
  const last = entries.length > PAGE ? onPage.at(-1) : undefined
  const data: QueuePage = { entries: await shown(onPage, order, languageOf(context)), after: last ? writeCursor(placeOf(last, order)) : null }
  context.body = { data }
}

/** In the order in which an application goes through them. */
function statusesOf(kinds: Wanted[]): string[] {
  const statuses = kinds
    .filter(({ mayRead: may }) => may(DECISION_FIELD))
    .flatMap(({ kind }) => z.array(z.string()).parse(Object(strapi.contentType(kind.uid).attributes.verificationStatus).enum))
  return [...new Set(statuses)]
}

async function counts(context: Context): Promise<void> {
  const kinds = await wanted(context, readFilter(context))
  const [counted, colleagues] = await Promise.all([
    countWanted(kinds, context.state.user, languageOf(context)),
    Promise.all(kinds.filter(({ mayRead: may }) => may(NOTES_FIELD)).map(({ kind }) => colleaguesOf(kind.uid))),
  ])
  const byId = new Map(colleagues.flat().map((colleague) => [colleague.id, colleague]))
  const data: QueueCounts = {
    ...counted,
    colleagues: [...byId.values()],
    statuses: statusesOf(kinds),
    types: APPLICATIONS.filter(({ uid }) => mayRead(context, uid)).map(({ uid }) => ({ uid })),
    minutes: Math.ceil(decisionPause() / 60_000),
    me: context.state.user.id,
  }
  context.body = { data }
}

const aboutOf = (entry: Entry | undefined): About | null => (entry ? { uid: entry.kind.uid, documentId: entry.row.documentId } : null)

/** Next and previous of an application that may have left the filter meanwhile: its place in the order is what counts. */
async function place(context: Context): Promise<void> {
  const { about, stored } = await submissionRead(context)
  const kind = applicationKind(about.uid)
  if (!kind) throw new errors.NotFoundError()
  const filter = readFilter(context)
  const kinds = await wanted(context, filter)
  const order = orderOf(filter, kinds)
  const here = placeOf({ row: stored as unknown as Row }, order)
  const [before, [previous], [next]] = await Promise.all([
    countBefore(kinds, order, here),
    entriesFrom(kinds, order, here, 1, 'before'),
    entriesFrom(kinds, order, here, 1, 'after'),
  ])
  const data: QueuePlace = { before, previous: aboutOf(previous), next: aboutOf(next) }
  context.body = { data }
}

const applications = z
  .array(z.object({ uid: z.string(), documentId: z.string().max(50) }))
  .min(1)
  .max(MOST_AT_ONCE)

const decisions = z.object({ status: z.enum(STATUSES), reason: paragraphOrEmpty(LONGEST_REASON), applications })

const takenBack = z.object({
  applications: z
    .array(z.object({ uid: z.string(), documentId: z.string().max(50), decidedAt: z.iso.datetime() }))
    .min(1)
    .max(MOST_AT_ONCE),
})

/** What somebody wants to decide about together. Throws unless they may decide about, and see, each. */
async function decidable<Given extends { uid: string; documentId: string }>(context: Context, given: Given[]): Promise<(Given & About)[]> {
  const checked = given.map((one) => {
    const kind = applicationKind(one.uid)
    if (!kind) throw new errors.NotFoundError()
    return { ...one, uid: kind.uid }
  })
  for (const uid of new Set(checked.map(({ uid }) => uid))) {
    const rights = rightsOf(context.state, uid)
    rights.demand('read')
    rights.demand('update', null, [DECISION_FIELD])
  }
  for (const about of checked) {
    const stored = await seenBy(context.state, about)
    if (!stored) throw new errors.NotFoundError()
    rightsOf(context.state, about.uid).demand('update', stored, [DECISION_FIELD])
  }
  return checked
}

async function decideTogether(context: Context): Promise<void> {
  const { status, reason, applications: given } = bodyOf(decisions, context)
  context.body = { data: await decideAll(await decidable(context, given), { status, reason: reason || null }) }
}

async function takeBackTogether(context: Context): Promise<void> {
  const given = await decidable(context, bodyOf(takenBack, context).applications)
  context.body = { data: await takeBackAll(given.map((one) => ({ ...one, decidedAt: new Date(one.decidedAt) }))) }
}

/**
 * For the admin, with the session of somebody who may read applications: `GET /review-queue` lists them page by page (`after`), oldest
 * first, `…/counts` counts them, `…/:uid/:documentId/place` gives those next to one; all three take the same filter.
 * A `POST` to `…/decisions` decides about several, one to `…/take-backs` takes that back.
 */
export function registerQueue(strapi: Core.Strapi): void {
  registerAdminRoutes(strapi, [
    { path: '/review-queue', handler: list },
    { path: '/review-queue/counts', handler: counts },
    { path: '/review-queue/:uid/:documentId/place', handler: place },
    { method: 'POST', path: '/review-queue/decisions', handler: decideTogether },
    { method: 'POST', path: '/review-queue/take-backs', handler: takeBackTogether },
  ])
}
