/**
 * Domains of mailboxes that many visitors have, each checked by hand: it takes mail, and its name is long enough that one wrong letter is a slip
 * rather than somebody else's domain.
 */
const WELL_KNOWN = [
  'gmail.com',
  'googlemail.com',
  'hotmail.com',
  'hotmail.de',
  'hotmail.fr',
  'outlook.com',
  'outlook.de',
  'outlook.sa',
  'yahoo.com',
  'yahoo.de',
  'yahoo.fr',
  'icloud.com',
  'protonmail.com',
  'freenet.de',
  't-online.de',
] as const

/** Domains that take mail too, and differ from one of those by one letter. */
const ALSO_REAL = [
  'mail.com',
  'email.com',
  'ymail.com',
  'cloud.com',
  'yahoo.be',
  'yahoo.dk',
  'yahoo.ie',
  'yahoo.se',
  'hotmail.be',
  'hotmail.dk',
  'hotmail.se',
  'outlook.be',
  'outlook.dk',
  'outlook.ie',
]

const isKnown = (domain: string) => [...WELL_KNOWN, ...ALSO_REAL].includes(domain)

/** Whether one letter was added, left out or taken for another, or two neighbours changed places. */
function isOneSlipFrom(text: string, other: string): boolean {
  const [short, long] = text.length <= other.length ? [text, other] : [other, text]
  let at = 0
  while (at < short.length && short[at] === long[at]) at += 1
  const [rest, longRest] = [short.slice(at), long.slice(at)]
  if (short.length < long.length) return rest === longRest.slice(1)
  return rest.slice(1) === longRest.slice(1) || (rest[0] === longRest[1] && rest[1] === longRest[0] && rest.slice(2) === longRest.slice(2))
}

/** The address that was probably meant, where the domain is one slip away from a well-known one; null where nothing looks wrong. */
export function likelyMeant(address: string): string | null {
  const [, name, typed] = /^\s*([^\s@]+)@([^\s@]+?)\.?\s*$/.exec(address) ?? []
  const domain = typed?.toLowerCase()
  if (!name || !domain || isKnown(domain)) return null
  const meant = WELL_KNOWN.find((known) => isOneSlipFrom(domain, known))
  return meant ? `${name}@${meant}` : null
}
