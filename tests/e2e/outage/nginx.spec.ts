import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { connect } from 'node:net'
import { DEAD_LINE } from '../support/dead-line'
import { firstUpload } from '../support/sample-pages'
import { nginx, type Servers } from '../support/servers'
import { Site } from '../support/site'
import { expect, test } from '../support/test'

/** From then on nginx repeats what it has. */
const untilQuiet = ({ quietFile }: Servers) => expect.poll(() => existsSync(quietFile), { timeout: 30_000 }).toBe(true)

test('behind nginx, which repeats answers, what is published is seen at the next visit, and what is taken back is gone', async ({ admin, servers }) => {
  test.setTimeout(120_000)
  const site = new Site(servers.siteUrl, servers.secrets.CONTENT_TOKEN)
  const { documentId } = await admin.create('article', 'en', { title: 'Seen first', publishedDate: '2026-01-01' })
  await admin.publish('article', documentId, 'en')
  const { url } = await nginx.start()
  try {
    const read = async () => {
      const response = await fetch(`${url}/en/articles/${documentId}`, { redirect: 'manual' })
      return { status: response.status, from: response.headers.get('x-cache'), text: await response.text() }
    }
    await untilQuiet(servers)
    expect((await read()).text).toContain('Seen first')
    // By then nginx holds the file open in which it keeps the page.
    for (const time of [1, 2, 3, 4]) expect(await read(), `reading ${time}`).toMatchObject({ status: 200, from: 'HIT' })
    await site.during(() => admin.publish('article', documentId, 'en', { title: 'Seen second' }))
    expect((await read()).text).toContain('Seen second')
    await untilQuiet(servers)
    expect((await read()).text).toContain('Seen second')
    await site.during(() => admin.unpublish('article', documentId, 'en'))
    const gone = await read()
    expect(gone.status).not.toBe(200)
    expect(gone.text).not.toContain('Seen second')
    await untilQuiet(servers)
    expect((await read()).status).not.toBe(200)
  } finally {
    await nginx.stop()
    await admin.remove('article', documentId)
  }
})

test('behind nginx, too, a link that was cut within a letter is answered in words, and so is a method that nobody needs', async ({ page, problems }) => {
  const { url } = await nginx.start()
  problems.expect(/status of 400/)
  problems.expect(new RegExp(`^other host: ${url}`))
  try {
    for (const [path, language, direction, title] of [
      ['/ar/%E0%A4%A', 'ar', 'rtl', 'تعذّرت قراءة هذا الطلب'],
      ['/en/articles/%zz?a=b', 'en', 'ltr', 'This request could not be read'],
      ['/de/projekte/%ff', 'de', 'ltr', 'Diese Anfrage ist nicht lesbar'],
    ] as const) {
      const answer = await page.goto(`${url}${path}`)
      expect(answer?.status(), path).toBe(400)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(page.locator('html')).toHaveAttribute('dir', direction)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await page.setViewportSize({ width: 320, height: 640 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
      expect(await page.locator('body').evaluate((body) => getComputedStyle(body).margin)).toBe('0px')
    }
    const traced = await page.request.fetch(`${url}/de/projects`, { method: 'TRACE' })
    expect([traced.status(), (await traced.text()).includes('<html lang="de"')]).toEqual([405, true])
  } finally {
    await nginx.stop()
  }
})

test('behind nginx what came quickly compressed is replaced by what is compressed well, pages and files', async ({ admin, servers }) => {
  const { documentId } = await admin.create('article', 'en', { title: 'Just published', publishedDate: '2026-01-01' })
  const { url } = await nginx.start()
  try {
    await new Site(servers.siteUrl, servers.secrets.CONTENT_TOKEN).during(() => admin.publish('article', documentId, 'en'))
    expect(existsSync(servers.quietFile)).toBe(false)
    const ask = async (path: string) => {
      const { headers, body } = await fetch(`${url}${path}`, { headers: { 'accept-encoding': 'gzip, br' } })
      return { encoding: headers.get('content-encoding'), text: await new Response(body).text() }
    }
    const page = `/en/articles/${documentId}`
    const first = await ask(page)
    const [file = ''] = /\/_next\/static\/css\/[^"]+\.css/.exec(first.text) ?? []
    expect([first.encoding, (await ask(file)).encoding]).toEqual(['gzip', 'gzip'])
    await untilQuiet(servers)
    for (const path of [page, file]) await expect.poll(async () => (await ask(path)).encoding, { message: path }).toBe('br')
  } finally {
    await nginx.stop()
    await admin.remove('article', documentId)
  }
})

test('behind nginx nobody has an answer compressed in a way that those who get it next do not take', async ({ servers }) => {
  const { url } = await nginx.start()
  try {
    await untilQuiet(servers)
    for (const path of ['/en/search?q=school', '/en/events?q=workshop', '/en/events?fbclid=a', '/en/events']) {
      const read = async (headers: Record<string, string>) => {
        const response = await fetch(`${url}${path}`, { headers })
        return { encoding: response.headers.get('content-encoding'), text: await response.text() }
      }
      const gzip = await read({ 'accept-encoding': 'gzip', 'x-forwarded-accept-encoding': 'br' })
      expect(gzip, path).toEqual({ encoding: 'gzip', text: expect.stringContaining('</html>') })
      expect(await read({ 'accept-encoding': 'identity', 'x-forwarded-accept-encoding': 'gzip' }), path).toEqual({ encoding: null, text: gzip.text })
    }
  } finally {
    await nginx.stop()
  }
})

test('behind nginx a page that is kept comes in one piece, over a connection that was used before too', async ({ servers }) => {
  const { url } = await nginx.start()
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  try {
    await untilQuiet(servers)
    let [pieces, text] = [0, '']
    socket.on('data', (piece) => {
      pieces += 1
      text += piece.toString('latin1')
    })
    const read = async () => {
      ;[pieces, text] = [0, '']
      socket.write('GET /en/articles HTTP/1.1\r\nHost: www.example.org\r\nAccept-Encoding: gzip\r\n\r\n')
      while (!text.endsWith('\r\n0\r\n\r\n')) await once(socket, 'data')
      return { status: text.slice(9, 12), from: /x-cache: (\w+)/i.exec(text)?.[1], pieces }
    }
    await expect.poll(read).toMatchObject({ status: '200', from: 'HIT' })
    // Where the head is sent alone, the system waits for its receipt before it sends the end of the page.
    for (const time of [1, 2, 3]) expect(await read(), `reading ${time}`).toEqual({ status: '200', from: 'HIT', pieces: 1 })
  } finally {
    socket.destroy()
    await nginx.stop()
  }
})

test('behind nginx a player gets the part of a file that it asks for, from what is kept too', async ({ servers }) => {
  const { url } = await nginx.start()
  try {
    const path = firstUpload(await (await fetch(`${url}/en`)).text())
    const part = async () => {
      const { status, headers, body } = await fetch(`${url}${path}`, { headers: { range: 'bytes=10-109' } })
      return { status, length: (await new Response(body).arrayBuffer()).byteLength, range: headers.get('content-range'), from: headers.get('x-cache') }
    }
    const expected = { status: 206, length: 100, range: expect.stringMatching(/^bytes 10-109\/\d+$/) }
    expect(await part()).toMatchObject(expected)
    await untilQuiet(servers)
    expect(await part()).toMatchObject(expected)
    expect(await part()).toMatchObject({ ...expected, from: 'HIT' })
  } finally {
    await nginx.stop()
  }
})

test.describe('with a worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('behind nginx, too, what was read can be read once there is no line', async ({ page, problems }) => {
    const { url } = await nginx.start()
    problems.expect(new RegExp(`^other host: ${url}`))
    problems.expect(DEAD_LINE)
    try {
      // The second one comes through the worker, which is there by then.
      for (const path of ['/en/projects', '/en/help']) {
        await page.goto(`${url}${path}`)
        await expect.poll(() => page.evaluate(async (address) => (await caches.match(address)) !== undefined, path), { timeout: 30_000 }).toBe(true)
      }
    } finally {
      await nginx.stop()
    }
    await page.goto(`${url}/en/projects`)
    await expect(page.locator('p[data-offline]')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our projects')
  })
})
