import { z } from 'zod'
import type { Locale } from '@/rules/languages'
import { collection } from './client'
import { link, order, text } from './fields'

/** The icons that a statistic may name. (Requirements, section 3) */
export const STAT_ICONS = [
  'default',
  'projects',
  'clients',
  'partners',
  'countries',
  'experience',
  'team',
  'products',
  'awards',
  'community',
  'locations',
  'coffees',
  'stars',
] as const

export type StatIcon = (typeof STAT_ICONS)[number]

/** The icon of a statistic: its icon name, or its title in lower case without spaces, or the default. */
export function statIcon(iconName: string | null, title: string | null): StatIcon {
  const names = [iconName, title?.toLowerCase().replace(/\s+/g, '')]
  return STAT_ICONS.find((icon) => names.includes(icon)) ?? 'default'
}

const schema = () =>
  z
    .object({ documentId: z.string(), title: text, count: z.number(), shortDescription: text, iconName: text, link, order })
    .transform(({ iconName, ...stat }) => ({ ...stat, icon: statIcon(iconName, stat.title) }))

export type HomeStat = z.output<ReturnType<typeof schema>>

const stats = collection({ path: '/api/home-page-stats', model: 'home-page-stat', schema })

/** The statistics of the home page, in their order. */
export async function getHomePageStats(locale: Locale): Promise<HomeStat[]> {
  return (await stats.list(locale)).sort((a, b) => a.order - b.order)
}
