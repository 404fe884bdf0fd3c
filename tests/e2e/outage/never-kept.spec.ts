import { randomInt, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { type FormName, LINK_PAGES } from '@/rules/forms'
import { filesWith, memoryOf } from '../support/kept'
import { nginx, readServers } from '../support/servers'
import { expect, test } from '../support/test'

/** One with the usual words, two whose thanks may have words of their own. */
const SENT: readonly FormName[] = ['contact', 'volunteer', 'registration']

const ENCODINGS = ['identity', 'gzip', 'br']

const randomReference = () => Array.from({ length: 4 }, () => '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'[randomInt(32)]).join('')

/** So often is asked what could be kept: the first visit makes it, the second one shows that it is wanted. */
const TIMES = 3

/** Everything that could keep an answer is asked for it by several visitors. */
async function askOften(origins: readonly string[], address: string): Promise<string[]> {
  const pages = []
  for (const origin of origins) {
    for (const encoding of ENCODINGS) {
      for (let time = 0; time < TIMES; time += 1) {
        const response = await fetch(origin + address, { headers: { 'accept-encoding': encoding, connection: 'close' } })
        expect(response.headers.get('cache-control')).toContain('no-store')
        pages.push(await response.text())
      }
    }
  }
  return pages
}

/** What is asked last lies in the hands of the process a little longer. */
async function askForSomethingElse(origins: readonly string[]): Promise<void> {
  for (const origin of origins) {
    for (let time = 0; time < 20; time += 1) await (await fetch(`${origin}/en/search?q=other+words+${time}`)).text()
    await (await fetch(`${origin}/de/sent/contact?reference=C-2222-2222`)).text()
    await (await fetch(`${origin}/de/verification/department?email=other%40example.org`)).text()
  }
}

test('what carries a token, and what somebody typed into a form, is in no cache: neither on disk, nor in nginx, nor in memory', async ({ servers }) => {
  // What the site's process holds is written within seconds, on a busy machine within minutes.
  test.setTimeout(300_000)
  const mark = () => `m${randomUUID().replaceAll('-', '')}`
  const [token, typed, searched, control] = [mark(), mark(), mark(), mark()]
  const reference = `C-${randomReference()}-${randomReference()}`
  const { url, cache } = await nginx.start()
  const origins = [servers.siteUrl, url]
  try {
    // From then on nginx repeats what it has.
    await expect.poll(() => existsSync(servers.quietFile), { timeout: 30_000 }).toBe(true)

    const links = Object.values(LINK_PAGES).map((page) => `/ar/verification/${page}?email=${token}%40example.org&token=${token}&id=1`)
    const sent = SENT.map((form) => `/en/sent/${form}?reference=${reference}`)
    for (const address of links) for (const page of await askOften(origins, address)) expect(page).toContain(token)
    for (const address of sent) for (const page of await askOften(origins, address)) expect(page).toContain(reference)

    const words = { name: typed, email: `${typed}@example.org`, subject: typed, message: typed }
    for (const origin of origins) {
      const response = await fetch(`${origin}/en/send/contact`, {
        method: 'POST',
        headers: { origin: servers.siteUrl, 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ ...words, email: 'no address' }),
        redirect: 'manual',
      })
      expect(response.status).toBe(303)
      const answer = String(response.headers.get('location'))
      for (const page of await askOften([origin], answer)) expect(page).toContain(typed)
    }

    for (const page of await askOften(origins, `/en/search?q=${searched}`)) expect(page).toContain(searched)
    await askForSomethingElse(origins)

    // That all of them are looked into is shown by what they keep.
    await (await fetch(`${url}/en/help?${control}`)).text()
    expect(await filesWith(cache, control)).not.toEqual([])
    expect(await filesWith(cache, '<h1')).not.toEqual([])
    for (const word of [token, reference, typed, searched]) expect(await filesWith(cache, word)).toEqual([])

    expect(await filesWith(servers.siteFolder, 'name="subject"')).not.toEqual([])
    for (const word of [token, reference, typed, searched]) expect(await filesWith(servers.siteFolder, word)).toEqual([])

    // A search is the same for everybody, and repeated for seconds; an answer to a form waits for its visitor, outside of any cache.
    for (let time = 0; time < TIMES; time += 1) await (await fetch(`${servers.siteUrl}/en/search?q=${control}`)).text()
    const memory = await memoryOf(await readServers())
    expect(memory.includes(control)).toBe(true)
    expect(memory.includes(token)).toBe(false)
    expect(memory.includes(reference)).toBe(false)
  } finally {
    await nginx.stop()
  }
})
