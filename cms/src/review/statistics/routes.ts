import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import type { Context } from 'koa'
import { z } from 'zod'
import { registerAdminRoutes } from '../../admin-routes'
import { type Language, LANGUAGES } from '../../labels/language'
import { DECISION_FIELD } from '../access'
import { readFilter, type Wanted, wanted } from '../queue/filter'
import { topicTitles } from '../queue/topics'
import { readWithin } from './read'
import { type Days, Figures, type Group, type Stretch } from './summary'

export type Statistics = {
  stretches: Stretch[]
  total: Stretch
  days: Days
  topics: (Group & { title: string })[]
  forms: Group[]
  languages: Group[]
}

const MOST_STRETCHES = 120

/** What figures are made of: who may not read all of it gets none. */
const COUNTED_BY = [DECISION_FIELD, 'verifiedAt', 'decidedAt']

/** The group of what somebody may not tell apart. */
const HIDDEN = '\u0000'

const withoutHidden = (groups: Group[]): Group[] => groups.filter(({ key }) => key !== HIDDEN)

/** The moments at which stretches begin, and the last one ends: those of whoever asks, who knows their zone and where a week begins. */
const boundaries = z
  .array(z.iso.datetime({ offset: true }).transform((text) => Date.parse(text)))
  .min(2)
  .max(MOST_STRETCHES + 1)
  .refine((moments) => moments.every((at, index) => index === 0 || at > (moments[index - 1] ?? at)))

/** Adds the applications of a kind, and gives what the projects or departments that they are for are called. */
async function count(wanted: Wanted, moments: readonly number[], figures: Figures, language: Language): Promise<[string, string][]> {
  const titles = new Map<string, string>()
  const [byTopic, byLanguage] = [wanted.mayRead(wanted.kind.topicTitle), wanted.mayRead('submitLanguage')]
  for await (const { topicTitle, ...counted } of readWithin(wanted, moments[0] ?? 0, moments.at(-1) ?? 0)) {
    if (byTopic) titles.set(counted.topic, topicTitle)
    figures.add({ ...counted, topic: byTopic ? counted.topic : HIDDEN, language: byLanguage ? counted.language : HIDDEN })
  }
  return [...titles, ...(await topicTitles(wanted.kind, [...titles.keys()], language))]
}

async function statistics(context: Context): Promise<void> {
  const { at } = context.query
  const { success, data: moments = [] } = boundaries.safeParse(typeof at === 'string' ? at.split(',') : [])
  if (!success) throw new errors.ValidationError('malformed period')
  const language = LANGUAGES.find((known) => known === context.query.language) ?? 'en'
  const readable = await wanted(context, { ...readFilter(context), status: 'all' })
  const kinds = readable.filter(({ mayRead }) => COUNTED_BY.every(mayRead))
  if (kinds.length === 0 && readable.length > 0) throw new errors.ForbiddenError()
  const figures = new Figures(moments)
  const titles = new Map((await Promise.all(kinds.map((kind) => count(kind, moments, figures, language)))).flat())
  const { stretches, total, days, forms, languages } = figures
  const topics = withoutHidden(figures.topics).map((group) => ({ ...group, title: titles.get(group.key) ?? group.key }))
  const data: Statistics = { stretches, total, days, topics, forms, languages: withoutHidden(languages) }
  context.body = { data }
}

/** `GET /review-statistics?at=…,…` for the admin, with the session of somebody who may read applications, and with the filter of the queue. */
export function registerStatistics(strapi: Core.Strapi): void {
  registerAdminRoutes(strapi, [{ path: '/review-statistics', handler: statistics }])
}
