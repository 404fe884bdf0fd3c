import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { PHONE } from '../support/page-tools'
import type { Servers } from '../support/servers'
import { expect, test } from '../support/test'

/** The site, whose page comes up to its header, and goes on when the page asks for `/go-on`. */
async function openSlowLine({ siteUrl }: Servers) {
  const waiting: { response: ServerResponse; rest: string }[] = []
  const server = createServer((request, response) => {
    if (request.url === '/go-on') {
      for (const { response, rest } of waiting.splice(0)) response.end(rest)
      return void response.writeHead(204).end()
    }
    if (request.url !== '/ar/articles') return void response.writeHead(404, { 'content-type': 'text/plain' }).end()
    void fetch(siteUrl + request.url).then(async (answer) => {
      const page = await answer.text()
      const end = page.indexOf('<header')
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).write(page.slice(0, end))
      waiting.push({ response, rest: page.slice(end) })
    })
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const close = () => {
    server.closeAllConnections()
    return new Promise<void>((resolve) => server.close(() => resolve()))
  }
  return { origin: `http://localhost:${(server.address() as AddressInfo).port}`, close }
}

test('nothing is painted before the header is there', async ({ browser, servers }) => {
  const line = await openSlowLine(servers)
  const context = await browser.newContext({ viewport: PHONE, serviceWorkers: 'block' })
  const page = await context.newPage()
  await page.addInitScript(() => {
    // Time for a dozen frames.
    const goOn = () => {
      Reflect.set(window, 'wentOn', performance.now())
      void fetch('/go-on')
    }
    const beginning = new MutationObserver(() => {
      if (!document.body) return
      beginning.disconnect()
      setTimeout(goOn, 200)
    })
    beginning.observe(document, { childList: true, subtree: true })
  })
  await page.goto(`${line.origin}/ar/articles`)
  await expect.poll(() => page.evaluate(() => performance.getEntriesByType('paint').length)).toBe(2)
  const [wentOn, ...painted] = await page.evaluate(() => [
    Reflect.get(window, 'wentOn') as number,
    ...performance.getEntriesByType('paint').map(({ startTime }) => startTime),
  ])
  for (const time of painted) expect(time).toBeGreaterThan(wentOn ?? Infinity)
  await context.close()
  await line.close()
})
