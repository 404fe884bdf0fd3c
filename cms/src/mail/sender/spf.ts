import { BlockList, isIP } from 'node:net'
import { spf } from 'mailauth/lib/spf'
import type { Finding } from './finding'
import { addressesOf, type Names, textsOf } from './names'

/** Addresses from which nobody in the internet gets mail: what leaves there goes on by another one. */
const OWN = new BlockList()
for (const [network, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  OWN.addSubnet(network, prefix)
OWN.addAddress('::1', 'ipv6')
OWN.addSubnet('fc00::', 7, 'ipv6')

const isOwn = (address: string) => OWN.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')

const BEGINNING = /^v=spf1(\s|$)/i

/** How a record would have to name the host. */
const termOf = (host: string) => (isIP(host) ? `ip${isIP(host)}:${host}` : `a:${host}`)

/** The record with one more that may send, before what it says of all others. */
function withTerm(record: string, term: string): string {
  const terms = record.trim().split(/\s+/)
  const last = terms.findIndex((word) => /^([-~?+]?all$|redirect=)/i.test(word))
  terms.splice(last < 0 ? terms.length : last, 0, term)
  return terms.join(' ')
}

/** Whether the domain lets the mail server send for it. (RFC 7208) */
export async function checkSpf(names: Names, domain: string, host: string): Promise<Finding> {
  const records = await textsOf(names, domain, BEGINNING)
  const addresses = isIP(host) ? [host] : await addressesOf(names, host)
  const isUnclear = addresses.length === 0 || addresses.every(isOwn)
  const term = isUnclear ? 'ip4:…' : termOf(host)
  const say = (reason: Finding['reason'], verdict: Finding['verdict'], value: string | null, about = host): Finding => ({
    part: 'spf',
    verdict,
    reason,
    about,
    found: records.length > 0 ? { name: domain, value: records.join('\n') } : null,
    wanted: value === null ? null : { name: domain, value },
  })
  const [record] = records
  if (record === undefined) return say('spfMissing', 'amiss', `v=spf1 ${term} ~all`)
  if (records.length > 1) return say('spfSeveral', 'amiss', withTerm(record, term))
  if (isUnclear) return say('spfUnclear', 'unknown', null)
  const results = await Promise.all(
    addresses.map(async (ip) => {
      const { status } = await spf({
        sender: `postmaster@${domain}`,
        ip,
        helo: domain,
        mta: domain,
        resolver: (name, type) => names.resolve(name, type) as never,
      })
      return { ip, result: status.result }
    }),
  )
  if (results.some(({ result }) => result === 'temperror')) return say('unanswered', 'unknown', null)
  if (results.some(({ result }) => result === 'permerror')) return say('spfBroken', 'amiss', `v=spf1 ${term} ~all`)
  const refused = results.filter(({ result }) => result !== 'pass').map(({ ip }) => ip)
  return refused.length > 0 ? say('spfRefuses', 'amiss', withTerm(record, term), refused.join(', ')) : say('spfFine', 'fine', null)
}
