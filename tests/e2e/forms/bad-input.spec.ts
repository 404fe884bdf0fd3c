import fc from 'fast-check'
import { FORMS } from '@/lib/forms/form'
import { expect, test } from '../support/test'

/** The same inputs in every run; fast-check prints what failed, as small as it gets. */
const SEED = 20_261_121
const RUNS = 6
const MARKUP = '<script>alert(1)</script><img src=x onerror=alert(2)>"\'><svg/onload=alert(3)>'

const NAMES = [
  'name',
  'email',
  'phone',
  'phone:country',
  'message',
  'title',
  'cv',
  'event',
  'projectId',
  'formId',
  'department',
  'address.country',
  'legalConsent',
  '_attempt',
  '_confirmation',
  '_captcha',
  '__proto__',
  'constructor',
]

const name = fc.oneof(
  fc.constantFrom(...NAMES),
  fc.string({ unit: 'grapheme', maxLength: 40 }).filter((text) => /^[^\r\n"\0]+$/.test(text)),
)
const value = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }).map((text) => text.toWellFormed()),
  fc.constantFrom(MARKUP, '', ' ', '\0', '٠٩', 'a'.repeat(100_000), '../../etc/passwd', '${7*7}{{7*7}}'),
)
const fields = fc.array(fc.tuple(name, value), { maxLength: 12 })

function formOf(entries: [string, string][]): FormData {
  const data = new FormData()
  for (const [key, text] of entries) data.append(key, text)
  return data
}

/** No failure of ours, no trace of the code, and nothing of what was sent that a browser would run. */
async function expectCalm(response: Response): Promise<void> {
  const text = await response.text()
  expect(response.status, text.slice(0, 200)).toBeLessThan(500)
  expect(text).not.toMatch(/\bat \S+ \(?\/|node_modules|\.tsx?:\d/)
  if (response.headers.get('content-type')?.startsWith('text/html')) expect(text).not.toContain(MARKUP.slice(0, 25))
}

for (const form of FORMS) {
  test(`whatever is sent to the form ${form} is answered calmly`, async ({ servers }) => {
    test.setTimeout(120_000)
    const send = (body: FormData, accept: string) =>
      fetch(`${servers.siteUrl}/ar/send/${form}`, { method: 'POST', body, headers: { accept, origin: servers.siteUrl }, redirect: 'manual' })
    await fc.assert(
      fc.asyncProperty(fields, fc.constantFrom('application/json', 'text/html'), async (entries, accept) => expectCalm(await send(formOf(entries), accept))),
      { seed: SEED, numRuns: RUNS },
    )
  })
}

const CALLS = [
  '/api/duplicate',
  '/api/files',
  '/api/captcha',
  '/api/states',
  '/en/send/contact',
  '/en/send/nothing',
  '/ar/send/verification/department',
  '/ar/verification/department',
  '/en/form-texts',
  '/ar',
  '/ar/projects',
]

test('whatever is sent to the other calls is answered calmly', async ({ servers }) => {
  test.setTimeout(120_000)
  const type = fc.constantFrom('application/json', 'multipart/form-data; boundary=x', 'multipart/form-data', 'application/x-www-form-urlencoded', 'text/plain')
  const body = fc.oneof(fc.json({ maxDepth: 30 }), fc.string({ unit: 'binary' }), fc.constantFrom('--x\r\n', MARKUP, '[', 'null'))
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...CALLS), type, body, fc.boolean(), async (call, contentType, content, isOurs) => {
      const headers = { 'content-type': contentType, ...(isOurs && { origin: servers.siteUrl }) }
      await expectCalm(await fetch(servers.siteUrl + call, { method: 'POST', headers, body: content, redirect: 'manual' }))
    }),
    { seed: SEED, numRuns: 60 },
  )
})
