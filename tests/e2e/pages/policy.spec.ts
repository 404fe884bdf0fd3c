import { addressOf, PAGE_TYPES } from '../support/sample-pages'
import { expect, test } from '../support/test'

const EVERYWHERE = {
  'x-content-type-options': 'nosniff',
  'strict-transport-security': /max-age=\d{7,}/,
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': /camera=\(\)/,
  'cross-origin-opener-policy': 'same-origin',
  'content-security-policy': /frame-ancestors 'none'/,
} as const

const RESPONSES = [
  ['a kept page', '/ar', 200],
  ['a page with media', '/en/projects/school-hope-homs', 200],
  ['a page that is not there', '/de/projects/nothing-here', 404],
  ['a path that is no page', '/ar/no/such/page', 404],
  ['a redirect to a language', '/projects', 307],
  ['health', '/api/health', 200],
  ['the sitemap', '/sitemap.xml', 200],
  ['a refused webhook', '/api/revalidate', 405],
  ['a missing upload', '/uploads/nothing.webp', 404],
  ['an address that cannot be decoded', '/ar/%E0%A4%A', 404],
  ['an article that cannot be decoded', '/en/articles/%ff', 404],
  ['an upload that cannot be decoded', '/uploads/%zz', 404],
  ['a redirect of the framework', '/en//events', 308],
  ['a redirect to another address', '/en/partners', 308],
  ['a method that no page takes', '/de', 405, 'PUT'],
  ['a method that nothing takes', '/en/search?q=a', 405, 'TRACE'],
  ['a form that nothing takes', '/en/projects', 405, 'POST'],
] as const

for (const [what, path, status, method = 'GET'] of RESPONSES) {
  test(`${what} carries the policy and the other headers`, async ({ request }) => {
    for (const visit of ['first', 'second']) {
      const response = await request.fetch(path, { method, maxRedirects: 0 })
      expect(response.status(), visit).toBe(status)
      const headers = response.headers()
      for (const [name, value] of Object.entries(EVERYWHERE)) {
        expect(headers[name], `${name} on the ${visit} visit`).toEqual(typeof value === 'string' ? value : expect.stringMatching(value))
      }
      expect(headers['x-powered-by']).toBeUndefined()
    }
  })
}

test('scripts are allowed by origin, hash or nonce only', async ({ request }) => {
  const policy = (await request.get('/ar')).headers()['content-security-policy'] ?? ''
  const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? ''
  expect(scripts).toContain("'self'")
  expect(scripts).not.toMatch(/unsafe-inline|unsafe-eval|https?:|\*/)
  expect(policy).toMatch(/object-src 'none'/)
  expect(policy).toMatch(/base-uri '(none|self)'/)
})

for (const type of PAGE_TYPES) {
  test(`${type} takes no plain string for script or markup, and names the policies that may make others`, async ({ request, servers }) => {
    const policy = (await request.get(await addressOf(servers, type, 'ar'))).headers()['content-security-policy']?.split('; ')
    expect(policy).toContain("require-trusted-types-for 'script'")
    expect(policy).toContain('trusted-types default imar nextjs#bundler')
  })
}

test('markup and script that somebody brings into a page are refused by the browser', async ({ page, problems }) => {
  problems.expect(/require-trusted-types-for|trusted-types|Trusted ?(?:HTML|Script|Type)|script-src/)
  await page.goto('/en', { waitUntil: 'networkidle' })
  const tried = await page.evaluate(() => {
    const script = document.createElement('script')
    const attempts: Record<string, () => unknown> = {
      markup: () => (document.body.innerHTML = '<img src="/x" onerror="self.isHurt = true">'),
      'markup beside others': () => document.body.insertAdjacentHTML('beforeend', '<img src="/x" onerror="self.isHurt = true">'),
      'a document': () => new DOMParser().parseFromString('<p>x</p>', 'text/html'),
      'a script of another host': () => (script.src = 'https://evil.example/x.js'),
      'a script among what editors upload': () => (script.src = '/uploads/x.js'),
      'the text of a script': () => (script.textContent = 'self.isHurt = true'),
      'a listener': () => document.body.setAttribute('onclick', 'self.isHurt = true'),
      'a policy': () => self.trustedTypes?.createPolicy('mine', { createHTML: (html) => html, createScriptURL: (address) => address }),
    }
    const refused = Object.entries(attempts).filter(([, attempt]) => {
      try {
        attempt()
        return false
      } catch {
        return true
      }
    })
    document.body.append(script)
    return { refused: refused.map(([name]) => name), all: Object.keys(attempts), isHurt: 'isHurt' in self }
  })
  expect(tried.refused).toEqual(tried.all)
  expect(tried.isHurt).toBe(false)
  await expect(page.locator('h1')).toBeVisible()
})

test('a policy or nonce sent by a visitor is not kept for the next one', async ({ request }) => {
  const path = '/de/articles'
  await request.get(path, { headers: { 'content-security-policy': "script-src 'nonce-Zm9yZ2Vk'" } })
  const next = await request.get(path)
  expect(next.headers()['content-security-policy']).not.toContain('Zm9yZ2Vk')
  expect(await next.text()).not.toContain('Zm9yZ2Vk')
})

test('the browser is never told the token of the content service', async ({ request, servers }) => {
  for (const path of ['/ar', '/en/projects/school-hope-homs', '/de/articles']) {
    const html = await (await request.get(path)).text()
    for (const secret of Object.values(servers.secrets)) expect(html).not.toContain(secret)
    expect(html).not.toContain(new URL(servers.contentUrl).host)
  }
})
