/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type NameRoute, routesByName } from '@/lib/framework/watch/routes'

const folder = mkdtempSync(join(tmpdir(), 'imar-routes-'))
let nameRoute: NameRoute

beforeAll(() => {
  const manifest = {
    redirects: [{ regex: '^/(ar|en)/old$' }],
    staticRoutes: [{ page: '/sitemap.xml', regex: '^/sitemap\\.xml(?:/)?$' }],
    dynamicRoutes: [
      { page: '/[lang]/news/[slug]', regex: '^/([^/]+?)/news/([^/]+?)(?:/)?$' },
      { page: '/[lang]', regex: '^/([^/]+?)(?:/)?$' },
    ],
  }
  writeFileSync(join(folder, 'routes-manifest.json'), JSON.stringify(manifest))
  nameRoute = routesByName(folder)
})

afterAll(() => rmSync(folder, { recursive: true }))

test.each([
  ['/en/news/homes-for-qudsaya?ref=mail', '/[lang]/news/[slug]'],
  ['/en?token=secret', '/[lang]'],
  ['/sitemap.xml', '/sitemap.xml'],
  ['/en/old', 'redirect'],
  ['/_next/static/chunks/a-1f.js', '/_next/*'],
  ['/wp-login.php/somebody@example.org', 'other'],
  [undefined, 'other'],
])('%s is counted as %s', (url, route) => {
  expect(nameRoute(url)).toBe(route)
})
