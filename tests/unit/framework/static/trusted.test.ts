import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { POLICIES } from '@/lib/framework/page/trusted-types.mjs'

const load = () => {
  jest.resetModules()
  return import('@/lib/framework/static/trusted')
}

afterEach(() => {
  globalThis.trustedTypes = undefined
})

test('markup goes through a policy that the page allows, made once', async () => {
  const createPolicy = jest.fn((_, rules) => ({ ...rules, createHTML: (html: string) => `trusted ${html}` }))
  globalThis.trustedTypes = { createPolicy }
  const { trustedMarkup } = await load()
  expect([trustedMarkup('<b>'), trustedMarkup('<i>')]).toEqual(['trusted <b>', 'trusted <i>'])
  expect(createPolicy).toHaveBeenCalledTimes(1)
  expect(POLICIES).toContain(createPolicy.mock.calls[0]?.[0])
})

test('where browsers know no trusted types, it stays as it is', async () => {
  expect((await load()).trustedMarkup('<b>')).toBe('<b>')
})

test('a script of this site passes, one of another does not', async () => {
  const { trustedScript } = await load()
  expect(trustedScript('/stats/script.js')).toBe('/stats/script.js')
  expect(() => trustedScript('https://evil.example/script.js')).toThrow(TypeError)
})

test('markup is trusted in few places, each of which asks this site for it', () => {
  const root = process.cwd()
  const files = ['app', 'components', 'lib'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  )
  const users = files.filter((name) => /\.tsx?$/.test(name) && /\btrustedMarkup\b/.test(readFileSync(join(root, name), 'utf8')))
  expect(users.sort()).toEqual([
    'components/announcements/AnnouncementsSlides.tsx',
    'components/events/detail/seats.ts',
    'components/events/list/LiveList.tsx',
    'components/shared/legal/load-legal-document.ts',
    'lib/framework/static/SentMarkup.tsx',
    'lib/framework/static/trusted.ts',
  ])
})
