import 'server-only'
import { ownOrigin } from '@/lib/env'
import { marks } from '@/lib/framework/cache/marks.mjs'
import { SharedWork } from '@/lib/framework/cache/shared-work'
import { askOwn, type Own, type OwnAnswer } from '@/lib/framework/own-requests/ask-own'
import { Frame } from './frame'

/** A frame is asked for anew behind a visitor's back when it is so old, and serves no longer than that; milliseconds. */
const RENEW_MS = 1000
const KEEP_MS = 10_000

/** After a page could not be had nobody waits for it for so long, where there is an older one. Milliseconds. */
const PAUSE_MS = 3000

/** So long a page is waited for where there is no older one. Milliseconds. */
const WITHOUT_MS = 20_000

type Known = { frame: Frame; body: Buffer; at: number; published: number; pausedUntil: number }

const known = new Map<string, Known>()
const asking = new SharedWork<Frame>()

function self(): Own {
  const { hostname, port } = new URL(ownOrigin())
  return { socket: { localAddress: hostname, localPort: Number(port) } }
}

async function pageAt(address: string, options: Parameters<typeof askOwn>[2] = {}): Promise<OwnAnswer> {
  const answer = await askOwn(self(), address, options)
  if (answer.status !== 200) throw new Error(`The page ${address} answered ${answer.status}.`)
  return answer
}

async function ask(address: string): Promise<Frame> {
  const published = marks.count
  const before = known.get(address)
  try {
    const { body } = await pageAt(address, before ? {} : { patience: WITHOUT_MS })
    // The same page is the same frame, with what was worked out for it.
    const frame = before?.body.equals(body) ? before.frame : new Frame(body.toString())
    if (published >= (known.get(address)?.published ?? 0)) known.set(address, { frame, body, at: Date.now(), published, pausedUntil: 0 })
    return frame
  } catch (error) {
    if (!before) throw error
    before.pausedUntil = Date.now() + PAUSE_MS
    return before.frame
  }
}

const askOnce = (address: string): Promise<Frame> => asking.do(address, () => ask(address))

/**
 * The frame of a kept page: never older than the last publication, unless the page itself cannot be had newer. Addresses are
 * those of `twins`, so there are few. Throws when the page cannot be had at all.
 */
export async function frameAt(address: string): Promise<Frame> {
  const found = known.get(address)
  if (found && Date.now() < found.pausedUntil) return found.frame
  if (!found || found.published !== marks.count || Date.now() - found.at > KEEP_MS) return askOnce(address)
  // It does not fail: there is one that serves meanwhile.
  if (Date.now() - found.at > RENEW_MS) void askOnce(address)
  return found.frame
}

/** The frame as an editor's preview has it, made for this request, and the policy of that page. */
export async function previewFrameAt(address: string, cookie: string): Promise<{ frame: Frame; policy: string }> {
  const { body, headers } = await pageAt(address, { headers: { cookie }, patience: WITHOUT_MS })
  return { frame: new Frame(body.toString()), policy: String(headers['content-security-policy'] ?? '') }
}
