import { z } from 'zod'

/** What the three records of a sender may be like; the admin has words for each. */
export const REASONS = [
  'spfFine',
  'spfMissing',
  'spfSeveral',
  'spfBroken',
  'spfRefuses',
  'spfUnclear',
  'dkimFine',
  'dkimPublished',
  'dkimNoSelector',
  'dkimMissing',
  'dkimOther',
  'dmarcFine',
  'dmarcWatches',
  'dmarcMissing',
  'dmarcSeveral',
  'dmarcBroken',
  'unanswered',
] as const

export const PARTS = ['spf', 'dkim', 'dmarc'] as const

const record = z.object({ name: z.string(), value: z.string() })

/** How one of them is: what was found, and the record that would mend it. */
export const finding = z.object({
  part: z.enum(PARTS),
  verdict: z.enum(['fine', 'better', 'amiss', 'unknown']),
  reason: z.enum(REASONS),
  /** What the words are about: addresses that are refused, a host. */
  about: z.string(),
  found: record.nullable(),
  wanted: record.nullable(),
})

export type Finding = z.output<typeof finding>
export type Reason = (typeof REASONS)[number]
