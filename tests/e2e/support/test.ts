import { expect } from '@playwright/test'
import { CONSENT_KEY, consentOf } from '@/lib/visit/consent'
import { drivenTest } from '../firefox/driven-test'
import { Admin } from './admin'
import { Problems } from './problems'
import { readServers, type Servers } from './servers'

type TestFixtures = {
  /** Whether the visitor has answered the cookie banner before the first page. */
  hasChosen: boolean
  chosen: undefined
  /** Every test fails on what the browser complains about, unless it says that it expects it. */
  problems: Problems
}

type WorkerFixtures = {
  servers: Servers
  /** Signed in once for each worker: the content service limits logins. */
  admin: Admin
}

export const test = drivenTest.extend<TestFixtures, WorkerFixtures>({
  servers: [async ({}, provide) => provide(await readServers()), { scope: 'worker' }],
  admin: [async ({ servers }, provide) => provide(await Admin.login(servers)), { scope: 'worker' }],
  baseURL: async ({ servers }, provide) => provide(servers.siteUrl),
  hasChosen: [true, { option: true }],
  chosen: [
    async ({ page, hasChosen }, provide) => {
      const choice = [CONSENT_KEY, JSON.stringify(consentOf(false))] as const
      // Not in the frames of others, which may have no storage.
      if (hasChosen) await page.addInitScript(([key, value]) => self === top && localStorage.setItem(key, value), choice)
      await provide(undefined)
    },
    { auto: true },
  ],
  problems: [
    async ({ page, servers }, provide) => {
      const problems = new Problems()
      await problems.watch(page, servers.siteUrl)
      await provide(problems)
      expect(problems.unexpected()).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
