import { parse } from 'csv-parse/sync'
import { z } from 'zod'

/** A line of a list: where it stands, the former address, and where it leads; empty where the page is gone. */
export type Line = { line: number; formerAddress: string; leadsTo: string }

/** What comes first in the first line parts the cells: addresses themselves may hold the others. */
const separatorOf = (text: string): string => /^.*?([;,\t])/.exec(text)?.[1] ?? ','

const parsed = z.array(z.object({ record: z.array(z.string()), info: z.object({ lines: z.number() }) }))

const isAddress = (text: string) => /^(?:\/|https?:\/\/)/.test(text)

/** A whole address of the site as its path: lists of other programs have them so. */
const pathIn = (text: string, site: string) => (text === site ? '/' : text.startsWith(`${site}/`) ? text.slice(site.length) : text)

/**
 * Reads a list in CSV of two columns, parted by commas, semicolons or tabs; a head is left out. Throws an Error of `csv-parse` when a
 * quotation mark is not closed.
 */
export function readList(csv: string, site: string): Line[] {
  const rows = parse(csv, { bom: true, delimiter: separatorOf(csv), relaxColumnCount: true, skipEmptyLines: true, trim: true, info: true })
  const lines = parsed
    .parse(rows)
    .map(({ record: [from = '', to = ''], info }) => ({ line: info.lines, formerAddress: pathIn(from, site), leadsTo: pathIn(to, site) }))
  return lines.filter(({ formerAddress, leadsTo }, index) => index > 0 || isAddress(formerAddress) || isAddress(leadsTo))
}
