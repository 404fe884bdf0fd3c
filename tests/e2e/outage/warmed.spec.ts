import { LOCALES } from '../support/page-tools'
import { secondSite } from '../support/servers'
import { Site } from '../support/site'
import { expect, test } from '../support/test'

test('after a start every page is made before its first visitor asks for it', async ({ request, servers }) => {
  test.setTimeout(400_000)
  const { url } = await secondSite.start(servers.contentUrl, { isWarmed: true })
  try {
    const sitemap = await (await request.get(`${url}/sitemap.xml`)).text()
    const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)
    expect(listed.length).toBeGreaterThan(LOCALES.length * 20)
    const site = new Site(url, servers.secrets.CONTENT_TOKEN)
    await expect.poll(async () => (await site.state()).toBeRenewed, { timeout: 60_000 }).toBeGreaterThan(0)
    await expect.poll(async () => (await site.state()).toBeRenewed, { timeout: 250_000 }).toBe(0)
    const made: string[] = []
    for (const address of listed) {
      const { headers } = await fetch(address)
      if (headers.get('x-nextjs-cache') !== 'HIT') made.push(address)
    }
    expect(made).toEqual([])
  } finally {
    await secondSite.stop()
  }
})
