import { ContentProxy } from '../support/content-proxy'
import { secondSite } from '../support/servers'
import { expect, test } from '../support/test'

for (const [what, body] of [
  ['a page of its own', '<!doctype html><title>Bad gateway</title>'],
  ['half an answer', '{"data":['],
  ['an empty object', '{}'],
] as const) {
  test(`a proxy that answers with ${what} shows nobody an empty page, and is forgotten as soon as it is well`, async ({ request, servers }) => {
    const proxy = await ContentProxy.start(servers.contentUrl)
    const site = await secondSite.start(proxy.url)
    const visit = async (path: string) => {
      const response = await request.get(site.url + path)
      return { status: response.status(), documents: (await response.text()).split(`href="${path}/`).length - 1 }
    }
    try {
      proxy.instead = body
      for (const path of ['/ar/articles', '/en/projects', '/de/events']) expect(await visit(path)).toEqual({ status: 503, documents: 0 })
      proxy.instead = null
      for (const path of ['/ar/articles', '/en/projects', '/de/events']) {
        const { status, documents } = await visit(path)
        expect([path, status, documents > 2]).toEqual([path, 200, true])
      }
    } finally {
      await secondSite.stop()
      await proxy.stop()
    }
  })
}
