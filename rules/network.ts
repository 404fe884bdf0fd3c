import { isIPv4, isIPv6 } from 'node:net'

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i
const GROUPS = 8

/** The first half of an IPv6 address: one household or phone has all of the second half to itself. */
function prefixOf(address: string): string {
  const { hostname } = new URL(`http://[${address}]`)
  const [head = '', tail] = hostname.slice(1, -1).split('::')
  const first = head === '' ? [] : head.split(':')
  const last = tail ? tail.split(':') : []
  const zeros = tail === undefined ? [] : Array<string>(GROUPS - first.length - last.length).fill('0')
  return `${[...first, ...zeros, ...last].slice(0, GROUPS / 2).join(':')}::/64`
}

/** What an address is counted under: an IPv4 address, or the network of an IPv6 address. */
export function networkOf(text: string): string {
  const address = text.trim().replace(/%.*$/, '')
  const mapped = MAPPED.exec(address)?.[1] ?? address
  if (isIPv4(mapped)) return mapped
  return isIPv6(mapped) ? prefixOf(mapped) : 'unknown'
}
