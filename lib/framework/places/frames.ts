import 'server-only'
import { ownOrigin } from '@/lib/env'
import { marks } from '@/lib/framework/cache/marks.mjs'
import { askOwn, type Own, type OwnAnswer } from '@/lib/framework/own-requests/ask-own'
import { namesIn } from '@/lib/framework/page/names.mjs'
import { aroundPlace } from '@/lib/framework/static/place'

/** A page without what stands in its place. */
export type Frame = { before: string; after: string; names: Set<string>; policy: string }

/** A frame is asked for anew behind a visitor's back when it is so old, and serves no longer than that; milliseconds. */
const RENEW_MS = 1000
const KEEP_MS = 10_000

/** After a page could not be had nobody waits for it for so long, where there is an older one. Milliseconds. */
const PAUSE_MS = 3000

type Known = { frame: Frame; at: number; published: number; pausedUntil: number }

const known = new Map<string, Known>()
const asking = new Map<string, Promise<Frame>>()

function self(): Own {
  const { hostname, port } = new URL(ownOrigin())
  return { socket: { localAddress: hostname, localPort: Number(port) } }
}

function frameOf({ status, headers, body }: OwnAnswer, address: string): Frame {
  if (status !== 200) throw new Error(`The page ${address} answered ${status}.`)
  const around = aroundPlace(body.toString())
  return { ...around, names: namesIn(around.before + around.after), policy: String(headers['content-security-policy'] ?? '') }
}

async function ask(address: string): Promise<Frame> {
  const published = marks.count
  try {
    const frame = frameOf(await askOwn(self(), address), address)
    known.set(address, { frame, at: Date.now(), published, pausedUntil: 0 })
    return frame
  } catch (error) {
    const found = known.get(address)
    if (!found) throw error
    found.pausedUntil = Date.now() + PAUSE_MS
    return found.frame
  } finally {
    asking.delete(address)
  }
}

function askOnce(address: string): Promise<Frame> {
  const asked = asking.get(address) ?? ask(address)
  asking.set(address, asked)
  return asked
}

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

/** The frame as an editor's preview has it, made for this request. */
export async function previewFrameAt(address: string, cookie: string): Promise<Frame> {
  return frameOf(await askOwn(self(), address, { cookie }), address)
}
