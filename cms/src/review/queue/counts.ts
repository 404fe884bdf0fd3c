import type { UID } from '@strapi/strapi'
import { columnOf, tableOf } from '../../table'
import { DECISION_FIELD, NOTES_FIELD, type Person } from '../access'
import { lateBefore } from '../promise'
import type { Scope } from '../scope'
import type { Wanted } from './filter'
import { topicTitles } from './topics'

export type Topic = { uid: string; id: string; title: string; count: number }

/** How many applications a filter finds: in all, past the promised week, one's own and nobody's, and to which project or department. */
export type Counts = { total: number; late: number; mine: number; unassigned: number; topics: Topic[] }

type Counted = { id: string | null; title: string | null; count: number | string }

/** How many rows meet a condition by the value of a field, which the query layer of Strapi has no words for. */
export async function countBy(uid: UID.ContentType, where: Scope, field: string, title: string): Promise<{ id: string; title: string; count: number }[]> {
  const knex = strapi.db.connection
  const matching = strapi.db
    .queryBuilder(uid)
    .init({ where, select: ['id'] })
    .getKnexQuery()
  const rows: Counted[] = await knex(tableOf(uid))
    .whereIn('id', matching)
    .groupBy(columnOf(uid, field))
    .select({ id: columnOf(uid, field) })
    .max({ title: columnOf(uid, title) })
    .count({ count: '*' })
  return rows.flatMap(({ id, title: called, count }) => (id === null ? [] : [{ id, title: called ?? '', count: Number(count) }]))
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)

export async function countWanted(kinds: Wanted[], person: Person, language: string): Promise<Counts> {
  const now = new Date()
  const count = async (also: (wanted: Wanted) => Scope | null) =>
    sum(
      await Promise.all(
        kinds.map(async (one) => {
          const condition = also(one)
          return condition ? strapi.db.query(one.kind.uid).count({ where: { $and: [one.where, condition] } }) : 0
        }),
      ),
    )
  const topics = await Promise.all(
    kinds.map(async ({ kind, where, mayRead }) => {
      if (!mayRead(kind.topicTitle)) return []
      const counted = await countBy(kind.uid, where, kind.topic, kind.topicTitle)
      const titles = await topicTitles(
        kind,
        counted.map(({ id }) => id),
        language,
      )
      return counted.map((topic): Topic => ({ uid: kind.uid, ...topic, title: titles.get(topic.id) ?? topic.title }))
    }),
  )
  const found = topics.flat().sort((one, other) => other.count - one.count)
  const [total, late, mine, unassigned] = await Promise.all([
    count(() => ({})),
    count(({ kind, mayRead }) => {
      const limit = mayRead(DECISION_FIELD) && mayRead('verifiedAt') ? lateBefore(kind.uid, now) : null
      return limit && { verificationStatus: 'Verified', verifiedAt: { $lt: limit } }
    }),
    count(({ mayRead }) => (mayRead(NOTES_FIELD) ? { assignedTo: person.id } : null)),
    count(({ mayRead }) => (mayRead(NOTES_FIELD) ? { assignedTo: { $null: true } } : null)),
  ])
  return { total, late, mine, unassigned, topics: found }
}
