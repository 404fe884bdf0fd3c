import { randomInt, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { type FormName, LINK_PAGES } from '@/rules/forms'
import { filesWith } from '../support/kept'
import { nginx } from '../support/servers'
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

test('what carries a token, and what somebody typed into a form, is in no cache, neither of the site nor of nginx', async ({ servers }) => {
  const mark = () => `m${randomUUID().replaceAll('-', '')}`
  const [token, typed, searched, control] = [mark(), mark(), mark(), mark()]
  const reference = `C-${randomReference()}-${randomReference()}`
  const { url, cache } = await nginx.start()
  const origins = [servers.siteUrl, url]
  try {
    // From then on nginx repeats what it has.
    await expect.poll(() => existsSync(servers.quietFile), { timeout: 30_000 }).toBe(true)

    const links = Object.values(LINK_PAGES).map((page) => `/ar/verification/${page}?email=${token}%40example.org&token=${token}&id=1`)
    links.push(`/ar/my-application?link=${token}`)
    const sent = SENT.map((form) => `/en/sent/${form}?reference=${reference}`)
    for (const address of links) for (const page of await askOften(origins, address)) expect(page).toContain(token)
    // The number of a registration stands in its mail only.
    for (const address of sent) for (const page of await askOften(origins, address)) expect(page.includes(reference)).toBe(!address.includes('registration'))

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

    // That all of them are looked into is shown by what they keep.
    await (await fetch(`${url}/en/help?${control}`)).text()
    expect(await filesWith(cache, control)).not.toEqual([])
    expect(await filesWith(cache, '<h1')).not.toEqual([])
    for (const word of [token, reference, typed, searched]) expect(await filesWith(cache, word)).toEqual([])

    expect(await filesWith(servers.siteFolder, 'name="subject"')).not.toEqual([])
    for (const word of [token, reference, typed, searched]) expect(await filesWith(servers.siteFolder, word)).toEqual([])
  } finally {
    await nginx.stop()
  }
})
