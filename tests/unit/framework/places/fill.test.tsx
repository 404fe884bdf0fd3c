/** @jest-environment node */
import { fill } from '@/lib/framework/places/fill'
import { namesIn } from '@/lib/framework/page/names.mjs'
import { Stylesheet } from '@/lib/framework/page/used-styles.mjs'
import { processState } from '@/lib/framework/process/process-state.mjs'
import { aroundPlace, inPlace } from '@/lib/framework/static/place'

function frameOf(head: string, kept = '<p class="kept">Before</p>') {
  const around = aroundPlace(`<html><head><title>Search | Imar</title>${head}</head><body><main>${inPlace(kept)}</main></body></html>`)
  return { ...around, names: namesIn(around.before + around.after), policy: '' }
}

test('what was asked for stands where something else stood', async () => {
  const { html } = await fill(frameOf(''), { address: '/en/search', content: <p>Found</p> })
  expect(html).toBe('<html><head><title>Search | Imar</title></head><body><main><p>Found</p></main></body></html>')
})

test('a page without a place is not filled', () => {
  expect(() => aroundPlace('<main><p>Text</p></main>')).toThrow('no place')
})

test('the title is that of what was asked for, and cannot end itself', async () => {
  const { html } = await fill(frameOf(''), { address: '/en/search', content: <p />, title: '“</title><script>” – $& Search' })
  expect(html).toContain('<title>“&lt;/title>&lt;script>” – $&amp; Search</title>')
})

test('the page has the rules of what it shows now, and its policy knows them', async () => {
  const sheet = new Stylesheet('main{a:b}.kept{a:b}.found{a:b}')
  processState.stylesheets = { find: () => Promise.resolve(sheet) } as never
  const frame = frameOf('<style data-href="/_next/static/css/a.css">main{a:b}.kept{a:b}</style>')
  const { html, policy } = await fill(frame, { address: '/en/search', content: <p className="found">Found</p> })
  processState.stylesheets = undefined
  expect(html).toContain('<style data-href="/_next/static/css/a.css">main{a:b}.found{a:b}</style>')
  expect(policy).toMatch(/style-src 'self' 'sha256-[^']+'/)
})
