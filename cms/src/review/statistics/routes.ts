import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import type { Context } from 'koa'
import { z } from 'zod'
import { registerAdminRoutes } from '../../admin-routes'
import { LANGUAGES } from '../../labels/language'
import { readFilter, wanted } from '../queue/filter'
import { readWithin } from './read'
import { type Days, daysOf, type Group, groupsBy, type Stretch, stretchOf } from './summary'

export type Statistics = {
  stretches: Stretch[]
  total: Stretch
  days: Days
  topics: (Group & { title: string })[]
  forms: Group[]
  languages: Group[]
}

const MOST_STRETCHES = 120

/** The moments at which stretches begin, and the last one ends: those of whoever asks, who knows their zone and where a week begins. */
const boundaries = z
  .array(z.iso.datetime({ offset: true }).transform((text) => Date.parse(text)))
  .min(2)
  .max(MOST_STRETCHES + 1)
  .refine((moments) => moments.every((at, index) => index === 0 || at > (moments[index - 1] ?? at)))

async function statistics(context: Context): Promise<void> {
  const { at } = context.query
  const { success, data: moments = [] } = boundaries.safeParse(typeof at === 'string' ? at.split(',') : [])
  if (!success) throw new errors.ValidationError('malformed period')
  const language = LANGUAGES.find((known) => known === context.query.language) ?? 'en'
  const whole = { from: moments[0] ?? 0, to: moments.at(-1) ?? 0 }
  const kinds = await wanted(context, { ...readFilter(context), status: 'all' })
  const read = await Promise.all(kinds.map((kind) => readWithin(kind, whole, language)))
  const counted = read.flatMap((one) => one.counted)
  const titles = new Map(read.flatMap((one) => [...one.titles]))
  const data: Statistics = {
    stretches: moments.slice(0, -1).map((from, index) => stretchOf({ from, to: moments[index + 1] ?? from }, counted)),
    total: stretchOf(whole, counted),
    days: daysOf(whole, counted),
    topics: groupsBy(whole, counted, ({ topic }) => topic).map((group) => ({ ...group, title: titles.get(group.key) ?? group.key })),
    forms: groupsBy(whole, counted, ({ form }) => form),
    languages: groupsBy(whole, counted, (one) => one.language),
  }
  context.body = { data }
}

/** `GET /review-statistics?at=…,…` for the admin, with the session of somebody who may read applications, and with the filter of the queue. */
export function registerStatistics(strapi: Core.Strapi): void {
  registerAdminRoutes(strapi, [{ path: '/review-statistics', handler: statistics }])
}
