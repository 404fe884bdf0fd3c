import type { Finding } from './finding'
import { type Names, textsOf } from './names'

const BEGINNING = /^v\s*=\s*DMARC1\s*(;|$)/i

const tagIn = (record: string, name: string): string => new RegExp(`;\\s*${name}\\s*=\\s*([^;\\s]*)`, 'i').exec(record)?.[1]?.toLowerCase() ?? ''

/** The domain and those above it, without the last label alone: the first one that says something holds. */
function upwards(domain: string): string[] {
  const labels = domain.split('.')
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'))
}

/** What receivers are to do with a mail that only pretends to come from the domain. (RFC 7489) */
export async function checkDmarc(names: Names, domain: string, sender: string): Promise<Finding> {
  const report = `rua=mailto:${sender}`
  const say = (reason: Finding['reason'], verdict: Finding['verdict'], found: Finding['found'], value: string | null): Finding => ({
    part: 'dmarc',
    verdict,
    reason,
    about: domain,
    found,
    wanted: value === null ? null : { name: `_dmarc.${domain}`, value },
  })
  for (const place of upwards(domain)) {
    const name = `_dmarc.${place}`
    const records = await textsOf(names, name, BEGINNING)
    const [record] = records
    if (record === undefined) continue
    const found = { name, value: records.join('\n') }
    if (records.length > 1) return say('dmarcSeveral', 'amiss', found, record)
    const policy = (place !== domain && tagIn(record, 'sp')) || tagIn(record, 'p')
    if (policy === 'quarantine' || policy === 'reject') return say('dmarcFine', 'fine', found, null)
    return policy === 'none'
      ? say('dmarcWatches', 'better', found, record.replace(/(;\s*p\s*=\s*)none/i, '$1quarantine'))
      : say('dmarcBroken', 'amiss', found, `v=DMARC1; p=none; ${report}`)
  }
  return say('dmarcMissing', 'amiss', null, `v=DMARC1; p=none; ${report}`)
}
