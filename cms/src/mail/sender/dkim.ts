import type { Finding } from './finding'
import { type Names, textsOf } from './names'

type Signing = { domain: string; selector: string | undefined; publicKey: string | null }

const tagIn = (record: string, name: string): string => new RegExp(`(?:^|;)\\s*${name}\\s*=\\s*([^;]*)`, 'i').exec(record)?.[1]?.replace(/\s/g, '') ?? ''

/** Whether the key by which receivers check the signature is there, and is ours. (RFC 6376) */
export async function checkDkim(names: Names, { domain, selector, publicKey }: Signing): Promise<Finding> {
  const name = selector ? `${selector}._domainkey.${domain}` : domain
  const records = selector ? await textsOf(names, name, /(^|;)\s*p\s*=/i) : []
  const say = (reason: Finding['reason'], verdict: Finding['verdict']): Finding => ({
    part: 'dkim',
    verdict,
    reason,
    about: name,
    found: records.length > 0 ? { name, value: records.join('\n') } : null,
    wanted: verdict !== 'fine' && publicKey && selector ? { name, value: `v=DKIM1; k=rsa; p=${publicKey}` } : null,
  })
  if (!selector) return say('dkimNoSelector', 'unknown')
  const keys = records.map((record) => tagIn(record, 'p')).filter(Boolean)
  if (keys.length === 0) return say('dkimMissing', 'amiss')
  if (publicKey === null) return say('dkimPublished', 'fine')
  return keys.includes(publicKey) ? say('dkimFine', 'fine') : say('dkimOther', 'amiss')
}
