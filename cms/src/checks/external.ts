import { lookup } from 'node:dns/promises'
import { BlockList, isIPv6 } from 'node:net'
import { GONE } from '../documents/site-links'

/** Milliseconds for which another site may think about an address. */
const PATIENCE = 15_000

/** Sites that do not know how to answer the short question are asked the long one. */
const NOT_FOR_HEAD: readonly number[] = [403, 404, 405, 501]

/** Networks that are nobody's site: what stands in a text must not lead the service to its neighbours. */
const PRIVATE = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const) {
  PRIVATE.addSubnet(network, prefix, 'ipv4')
}
for (const [network, prefix] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
] as const) {
  PRIVATE.addSubnet(network, prefix, 'ipv6')
}

/** Whether the names of an address lead into a private network. Throws where it has no address at all. */
async function isPrivate({ hostname }: URL): Promise<boolean> {
  const found = await lookup(hostname.replace(/^\[|\]$/g, ''), { all: true })
  return found.some(({ address }) => PRIVATE.check(address, isIPv6(address) ? 'ipv6' : 'ipv4'))
}

async function statusOf(url: URL, method: 'HEAD' | 'GET', signal: AbortSignal): Promise<number> {
  const response = await fetch(url, { method, redirect: 'manual', signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE)]) })
  await response.body?.cancel()
  return response.status
}

const isUnknownName = (error: unknown): boolean => Object(error).code === 'ENOTFOUND'

/** Whether another site says that it has nothing at an address, or there is no such site. One that does not answer may be back tomorrow. */
export async function isDead(link: string, signal: AbortSignal): Promise<boolean> {
  try {
    const url = new URL(link)
    if (await isPrivate(url)) return false
    const status = await statusOf(url, 'HEAD', signal)
    return GONE.includes(NOT_FOR_HEAD.includes(status) ? await statusOf(url, 'GET', signal) : status)
  } catch (error) {
    return isUnknownName(error)
  }
}
