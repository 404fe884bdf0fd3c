import type { UID } from '@strapi/strapi'
import { OUTBOX } from '../../uids'
import { rightsOf, type Viewer } from '../../rights'
import { isSubmission } from '../../submissions/visible-fields'
import type { MailName, MailTemplate } from '../../outbox/mail-names'
import { type About, mailsOf, submissionsOf } from '../../outbox/submission-of'
import { type Attempt, readTries } from '../../outbox/tries'
import { type View, VIEW_NAMES, VIEWS } from '../../outbox/views'

/** Rows of a page. */
export const PAGE_SIZE = 25

/** A condition on mails. */
export type Where = Record<string, unknown>

/** What somebody may see, and what narrows the list. */
export type Which = { seen: Where; template?: MailTemplate }

/** A mail of the outbox, by what it is about; the person is left out where their address may not be read. */
export type OutboxMail = {
  documentId: string
  template: MailName
  language: string
  submissionUid: UID.ContentType
  submissionId: string
  view: View | 'settled'
  isBulk: boolean
  createdAt: string
  nextAttemptAt: string | null
  sentAt: string | null
  lastError: string | null
  bounce: { kind: 'hard' | 'soft'; code: string; at: string } | null
  tries: Attempt[]
  reference: string | null
  address: string | null
}

type Row = Omit<OutboxMail, 'language' | 'view' | 'tries' | 'bounce' | 'reference' | 'address'> & {
  locale: string
  state: string
  tries: unknown
  bounceKind: 'hard' | 'soft' | null
  bounceCode: string | null
  bouncedAt: string | null
}
type Person = { documentId: string; reference?: string; email?: string }

/** The condition on mails that are meant. */
export const whereOf = ({ seen, template }: Which): Where => ({ $and: [seen, ...(template ? [{ template }] : [])] })

function viewOf({ state, lastError, bouncedAt }: Row): OutboxMail['view'] {
  if (state === 'sent') return bouncedAt ? 'bounced' : 'sent'
  if (state === 'waiting') return lastError ? 'failing' : 'waiting'
  return state === 'given_up' && lastError ? 'givenUp' : 'settled'
}

const bounceIn = ({ bounceKind, bounceCode, bouncedAt }: Row): OutboxMail['bounce'] =>
  bounceKind && bouncedAt ? { kind: bounceKind, code: bounceCode ?? '', at: bouncedAt } : null

/** Whom the mails go to, by the submission. */
async function peopleOf(submissions: readonly About[], viewer: Viewer): Promise<Map<string, Partial<Person>>> {
  const people = new Map<string, Partial<Person>>()
  for (const uid of new Set(submissions.map(({ submissionUid }) => submissionUid))) {
    if (!('email' in strapi.contentType(uid).attributes)) continue
    const ids = submissions.filter(({ submissionUid }) => submissionUid === uid).map(({ submissionId }) => submissionId)
    const found: (Person & Record<string, unknown>)[] = await strapi.db.query(uid).findMany({ where: { documentId: { $in: ids } } })
    const rights = isSubmission(uid) ? rightsOf(viewer, uid) : null
    for (const person of found) people.set(person.documentId, rights ? await rights.readable(person) : { reference: person.reference })
  }
  return people
}

async function withPeople(rows: readonly Row[], viewer: Viewer): Promise<OutboxMail[]> {
  const submissions = await submissionsOf(rows)
  const people = await peopleOf([...submissions.values()], viewer)
  const personOf = ({ submissionId }: Row) => people.get(submissions.get(submissionId)?.submissionId ?? '')
  return rows.map((row) => ({
    documentId: row.documentId,
    template: row.template,
    language: row.locale,
    ...(submissions.get(row.submissionId) ?? { submissionUid: row.submissionUid, submissionId: row.submissionId }),
    view: viewOf(row),
    isBulk: row.isBulk === true,
    createdAt: row.createdAt,
    nextAttemptAt: row.nextAttemptAt,
    sentAt: row.sentAt,
    lastError: row.lastError,
    bounce: bounceIn(row),
    tries: readTries(row.tries),
    reference: personOf(row)?.reference ?? null,
    address: personOf(row)?.email ?? null,
  }))
}

/** In the order in which they leave; what is over, the newest first. */
const orderOf = (view: View) => (view === 'waiting' || view === 'failing' ? [{ isBulk: 'asc' }, { nextAttemptAt: 'asc' }, { id: 'asc' }] : [{ id: 'desc' }])

/** A page of one part of the outbox, from 1. */
export async function listMails(view: View, which: Which, page: number, viewer: Viewer): Promise<OutboxMail[]> {
  const rows: Row[] = await strapi.db.query(OUTBOX).findMany({
    where: { $and: [VIEWS[view], whereOf(which)] },
    orderBy: orderOf(view),
    limit: PAGE_SIZE,
    offset: (page - 1) * PAGE_SIZE,
  })
  return withPeople(rows, viewer)
}

/** All mails about one submission, replies too, the newest first. */
export async function mailsAbout(about: About, viewer: Viewer): Promise<OutboxMail[]> {
  const rows: Row[] = await strapi.db.query(OUTBOX).findMany({ where: await mailsOf(about), orderBy: { id: 'desc' }, limit: PAGE_SIZE })
  return withPeople(rows, viewer)
}

/** How many there are of each part. */
export async function countMails(which: Which): Promise<Record<View, number>> {
  const counts = await Promise.all(
    VIEW_NAMES.map(async (view) => [view, await strapi.db.query(OUTBOX).count({ where: { $and: [VIEWS[view], whereOf(which)] } })] as const),
  )
  return Object.fromEntries(counts) as Record<View, number>
}

/** A mail by its id; null when it is there no more. */
export const findMail = (documentId: string): Promise<(About & { documentId: string; template: string }) | null> =>
  strapi.db.query(OUTBOX).findOne({ where: { documentId }, select: ['documentId', 'template', 'submissionUid', 'submissionId'] })
