import { z } from 'zod'
import { dkimDomain, dkimPublicKey, dkimSelector, senderDomain } from '../../dkim'
import { optional } from '../../environment'
import { sender } from '../../identity'
import { checkDkim } from './dkim'
import { checkDmarc } from './dmarc'
import { type Finding, finding } from './finding'
import { withNames } from './names'
import { checkSpf } from './spf'

const checked = z.object({ at: z.iso.datetime(), sender: z.string(), host: z.string(), findings: z.array(finding) })

/** What was found of the sender, and when. */
export type SenderCheck = z.output<typeof checked>

const store = () => strapi.store({ type: 'core', name: 'imar', key: 'sender_check' })

/** Whose domain receivers ask whether it lets the server send: that of the envelope. */
const envelopeDomain = () => optional('BOUNCE_ADDRESS')?.split('@')[1]?.toLowerCase() ?? senderDomain()

/** What nobody has answered is not missing. */
const orUnanswered = (part: Finding['part'], about: string, asked: Promise<Finding>): Promise<Finding> =>
  asked.catch(() => ({ part, verdict: 'unknown', reason: 'unanswered', about, found: null, wanted: null }))

/** Looks up what the domain of the sender says about its mails. */
export async function lookUpSender(): Promise<SenderCheck> {
  const [domain, host] = [senderDomain(), optional('SMTP_HOST') ?? '127.0.0.1']
  const findings = await withNames((names) =>
    Promise.all([
      orUnanswered('spf', envelopeDomain(), checkSpf(names, envelopeDomain(), host)),
      orUnanswered('dkim', dkimDomain(), checkDkim(names, { domain: dkimDomain(), selector: dkimSelector(), publicKey: dkimPublicKey() })),
      orUnanswered('dmarc', domain, checkDmarc(names, domain, sender())),
    ]),
  )
  return { at: new Date().toISOString(), sender: sender(), host, findings }
}

/** The same, kept for whoever looks next. */
export async function checkSender(): Promise<SenderCheck> {
  const result = await lookUpSender()
  await store().set({ value: result })
  return result
}

/** What was found last of the sender that is set now; null where nobody has looked. */
export async function lastCheck(): Promise<SenderCheck | null> {
  const kept = checked.safeParse(await store().get({})).data
  return kept?.sender === sender() ? kept : null
}
