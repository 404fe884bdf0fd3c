import { readFile } from 'node:fs/promises'
import { readServers, secondSite } from './servers'
import { expect, test as base } from './test'
import { VERIFIED, VerificationDouble } from './verification-double'

type WorkerFixtures = { contentDouble: VerificationDouble; site: Awaited<ReturnType<typeof secondSite.start>> }

type TestFixtures = { double: VerificationDouble; readLog: () => Promise<string> }

/** Tests of a site of its own, whose content service knows the verification calls. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
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
      await provide(await secondSite.start(contentDouble.url))
      await secondSite.stop()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  servers: [async ({ site }, provide) => provide({ ...(await readServers()), siteUrl: site.url }), { scope: 'worker' }],
  double: async ({ contentDouble }, provide) => {
    contentDouble.received.length = 0
    contentDouble.reply = VERIFIED
    await provide(contentDouble)
  },
  readLog: async ({ site }, provide) => provide(() => readFile(site.log, 'utf8')),
})

export { expect }
