import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { FILE } from '../uids'

type Stored = { url: string; formats?: Record<string, { url: string }> | null }

/** A short digest of the bytes of a file. */
export async function digestOf(filepath: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(filepath)) hash.update(chunk)
  return hash.digest('hex').slice(0, 12)
}

const addressOf = (url: string, version: string) => `${url.split('?')[0]}?v=${version}`

/**
 * Gives a file that was replaced another address. Strapi keeps its name, and with it the address, under which browsers keep the bytes of before for good.
 * What still names the address of before gets the new bytes.
 */
export async function giveNewAddress(id: number, version: string): Promise<unknown> {
  const { url, formats }: Stored = await strapi.db.query(FILE).findOne({ where: { id } })
  const moved = Object.entries(formats ?? {}).map(([key, format]) => [key, { ...format, url: addressOf(format.url, version) }])
  return strapi.db.query(FILE).update({ where: { id }, data: { url: addressOf(url, version), formats: formats ? Object.fromEntries(moved) : formats } })
}
