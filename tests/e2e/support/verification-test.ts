import { startFreshSite, type FreshSite } from './fresh-site'
import { readServers } from './servers'
import { expect, test as base } from './test'
import { VERIFIED, VerificationDouble } from './verification-double'

type WorkerFixtures = { contentDouble: VerificationDouble; site: FreshSite }

/** Tests of a site of its own, whose content service knows the verification calls. */
export const test = base.extend<{ double: VerificationDouble }, WorkerFixtures>({
  contentDouble: [
    async ({}, provide) => {
      const double = await VerificationDouble.start((await readServers()).contentUrl)
      await provide(double)
      await double.stop()
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ contentDouble }, provide) => {
      const site = await startFreshSite(await readServers(), contentDouble.url)
      await provide(site)
      await site.stop()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  servers: [async ({ site }, provide) => provide({ ...(await readServers()), siteUrl: site.url }), { scope: 'worker' }],
  double: async ({ contentDouble }, provide) => {
    contentDouble.received.length = 0
    contentDouble.reply = VERIFIED
    await provide(contentDouble)
  },
})

export { expect }
