import { connect } from 'node:tls'
import { publicUrl, siteUrl, wholeNumber } from '../environment'
import { type Check, judge } from './check'
import { within } from './within'

/** A certificate lasts for weeks: it is looked at so often, and sooner where nothing answered. Milliseconds. */
const BELIEVED = 6 * 60 * 60 * 1000
const AGAIN = 5 * 60 * 1000

/** How long a host is waited for. Milliseconds. */
const PATIENCE = 5000

const DAY = 24 * 60 * 60 * 1000
const HTTPS_PORT = 443

/** The addresses at which visitors and editors meet a certificate. */
function addresses(): URL[] {
  const secure = [siteUrl(), publicUrl()].map((address) => new URL(address)).filter(({ protocol }) => protocol === 'https:')
  return [...new Map(secure.map((address) => [address.host, address])).values()]
}

/** Until when the certificate of an address is valid. It is only read: one that has expired tells its date too. */
function expiryOf({ hostname, port }: URL): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port || HTTPS_PORT), servername: hostname, rejectUnauthorized: false, timeout: PATIENCE })
    socket.once('secureConnect', () => {
      const { valid_to: until } = socket.getPeerCertificate()
      socket.destroy()
      resolve(Date.parse(until))
    })
    socket.once('error', reject)
    socket.once('timeout', () => socket.destroy(new Error('No answer in time.')))
  })
}

/** The certificate that expires first; null where no host told one. */
type Found = { host: string; expires: number } | null

async function look(): Promise<Found> {
  const read = await Promise.allSettled(addresses().map(async (address) => ({ host: address.host, expires: await expiryOf(address) })))
  const found = read.flatMap((one) => (one.status === 'fulfilled' && !Number.isNaN(one.value.expires) ? [one.value] : []))
  return found.sort((one, other) => one.expires - other.expires)[0] ?? null
}

let last: { until: number; found: Promise<Found> } | undefined

function found(): Promise<Found> {
  if (!last || Date.now() > last.until) {
    const looking = look()
    const mine = { until: Date.now() + AGAIN, found: looking }
    last = mine
    void looking.then((certificate) => certificate && (mine.until = Date.now() + BELIEVED))
  }
  return last.found
}

/**
 * In how many days the first certificate of SITE_URL and CMS_URL expires. Where they are not reached from here, or say http, nothing is known
 * of it, which is no fault.
 */
export async function checkCertificate(): Promise<Check> {
  const days = wholeNumber('HEALTH_CERTIFICATE_DAYS', 14)
  if (days === 0) return { status: 'unknown', daysLeft: null }
  const certificate = await within(PATIENCE, found()).catch(() => null)
  if (!certificate) return { status: 'unknown', daysLeft: null }
  const daysLeft = Math.floor((certificate.expires - Date.now()) / DAY)
  return { status: judge(daysLeft >= days), daysLeft, host: certificate.host }
}
