import { firstUpload } from '../support/sample-pages'
import { expect, test } from '../support/test'

test('an upload comes from the own origin, for good, and cannot run anything', async ({ request }) => {
  const path = firstUpload(await (await request.get('/ar')).text())
  const response = await request.get(path)
  expect(response.status()).toBe(200)
  expect(response.headers()).toMatchObject({
    'content-length': String((await response.body()).length),
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining('sandbox'),
  })
})

test('a part of an upload can be asked for', async ({ request }) => {
  const path = firstUpload(await (await request.get('/ar')).text())
  const response = await request.get(path, { headers: { range: 'bytes=0-99' } })
  expect(response.status()).toBe(206)
  expect((await response.body()).length).toBe(100)
})

for (const path of ['/uploads/..%2f.env', '/uploads/%2e%2e/%2e%2e/.env', '/uploads/nothing.webp']) {
  test(`nothing else can be reached: ${path}`, async ({ request }) => {
    expect((await request.get(path)).status()).toBe(404)
  })
}
