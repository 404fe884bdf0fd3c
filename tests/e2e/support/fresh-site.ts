import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../../scripts/lib/checks.mjs'
import { Children } from '../../../scripts/lib/children.mjs'
import { startSite } from '../../../scripts/lib/services.mjs'
import type { Servers } from './servers'

export type FreshSite = { url: string; readLog: () => Promise<string>; stop: () => Promise<void> }

/** A second site with nothing kept, in front of a content service of the test's choice. */
export async function startFreshSite({ secrets }: Servers, contentUrl: string): Promise<FreshSite> {
  const folder = await mkdtemp(join(tmpdir(), 'imar-fresh-site-'))
  const children = new Children()
  const port = String(await freePort())
  const url = `http://localhost:${port}`
  await startSite(children, { folder, variables: { ...secrets, SITE_PORT: port, SITE_URL: url, CONTENT_URL: contentUrl } })
  return {
    url,
    readLog: () => readFile(join(folder, 'logs/site.log'), 'utf8'),
    async stop() {
      await children.stop()
      await rm(folder, { recursive: true })
    },
  }
}
