import type { Event } from '@/lib/entities/events'

type Sponsor = Event['sponsors'][number]

const TIERS = ['platinum', 'gold', 'silver', 'bronze', 'default'] as const satisfies readonly Sponsor['tier'][]

/** The sponsors by what they gave, the most generous first; tiers that nobody is in are left out. */
export function sponsorsByTier(sponsors: readonly Sponsor[]): { tier: Sponsor['tier']; sponsors: Sponsor[] }[] {
  return TIERS.map((tier) => ({ tier, sponsors: sponsors.filter((sponsor) => sponsor.tier === tier) })).filter((group) => group.sponsors.length > 0)
}
