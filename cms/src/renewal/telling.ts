import { siteAddresses } from '../environment'
import { Teller } from './teller'

let tellers: Teller[] = []

/** Something was noted, and is there for all to read. */
export function tellSoon(): void {
  for (const teller of tellers) teller.tellSoon()
}

/** Tells every site at once what is waiting; resolves when that has been tried. */
export async function tellNow(): Promise<void> {
  await Promise.all(tellers.map((teller) => teller.tellNow()))
}

/** Tells the sites what they have not heard yet, and from now on what is noted. (docs/decisions/notices-to-the-site.md) */
export function startTelling(): void {
  const sites = siteAddresses()
  tellers = sites.map((site) => new Teller(site, sites))
}

/** Whether changes are to be noted: those of the sample content, before any site is there, are not. */
export const isTelling = () => tellers.length > 0

/** Waits for what is being told; the rest is told after the next start. */
export async function stopTelling(): Promise<void> {
  const stopped = tellers
  tellers = []
  await Promise.all(stopped.map((teller) => teller.stop()))
}
