/** @jest-environment node */
import { once } from 'node:events'
import { createServer } from 'node:http'
import { publishedNow } from '@/lib/content/published-now'
import { buildSecurityText } from '@/lib/seo/security-text'
import { LOCALES } from '@/rules/languages'

let contact: unknown

const server = createServer((_, response) => {
  if (contact === 'broken') response.writeHead(500).end()
  else response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ data: contact }))
})

beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  process.env.CONTENT_URL = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
  process.env.CONTENT_REQUEST_DELAY_MS = '0'
})

afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const written = () => publishedNow(() => buildSecurityText(new Date('2026-01-01T10:20:30.456Z')))

const ALWAYS = `Contact: http://localhost:3000/en/help#contact
Expires: 2026-06-30T10:20:30Z
Preferred-Languages: ${LOCALES.join(', ')}
Canonical: http://localhost:3000/.well-known/security.txt
`

test('names the mail address and the form, for half a year', async () => {
  contact = { email: 'info@example.org' }
  expect(await written()).toBe(`Contact: mailto:info@example.org\n${ALWAYS}`)
})

test.each([
  null,
  {},
  { email: 'info at example.org' },
  { email: 'info@example.org, b@example.org' },
  { email: 'a@b@c' },
  { email: '@example.org' },
  { email: 'info@' },
  'broken',
])('without an address that mail can be sent to (%j) it names the form alone', async (known) => {
  contact = known
  expect(await written()).toBe(ALWAYS)
})
