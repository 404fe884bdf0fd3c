/** @jest-environment node */
import { pagePolicy } from '@/lib/framework/page/policy.mjs'
import { Stylesheet } from '@/lib/framework/page/used-styles.mjs'
import { type Filling, fill as fillParts, PlaceContents } from '@/lib/framework/places/fill'
import { Frame } from '@/lib/framework/places/frame'
import { processState } from '@/lib/framework/process/process-state.mjs'
import { aroundPlaces, inPlace, placesIn } from '@/lib/framework/static/place'
import { wholeText } from '@/lib/server/parts'

const frameOf = (head: string, kept = '<p class="kept">Before</p>') =>
  new Frame(`<html><head><title>Search | Imar</title>${head}</head><body><main>${inPlace(kept)}</main></body></html>`)

async function fill(frame: Frame, filling: Filling): Promise<{ html: string; policy: string }> {
  const { parts, policy } = await fillParts(frame, filling)
  return { html: wholeText(parts), policy }
}

test('what was asked for stands where something else stood', async () => {
  const { html } = await fill(frameOf(''), { address: '/en/search', content: <p>Found</p> })
  expect(html).toBe(`<html><head><title>Search | Imar</title></head><body><main>${inPlace('<p>Found</p>')}</main></body></html>`)
})

test('a page without a place is not filled', () => {
  expect(() => new Frame('<main><p>Text</p></main>')).toThrow('no place')
})

test('a page with several places has something in each of them, and is not filled by halves', async () => {
  const frame = new Frame(`<form>${inPlace('')}</form><p>between</p><ul>${inPlace('')}</ul>`)
  const fields = <input name="q" />
  const { html } = await fill(frame, { address: '/en/events', content: new PlaceContents([fields, <li key="found">Found</li>]) })
  expect(html).toBe(`<form>${inPlace('<input name="q"/>')}</form><p>between</p><ul>${inPlace('<li>Found</li>')}</ul>`)
  expect(placesIn(html)).toEqual(['<input name="q"/>', '<li>Found</li>'])
  await expect(fill(frame, { address: '/en/events', content: fields })).rejects.toThrow('The page has 2 places, not 1.')
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
  const other = await fill(frame, { address: '/en/search', content: <p className="other">Found</p> })
  const again = await fill(frame, { address: '/en/search', content: <p className="found">Found</p> })
  processState.stylesheets = undefined
  expect(html).toContain('<style data-href="/_next/static/css/a.css">main{a:b}.found{a:b}</style>')
  expect(policy).toMatch(/style-src 'self' 'sha256-[^']+'/)
  expect(policy).toBe(pagePolicy({ html }))
  expect(other.html).toContain('<style data-href="/_next/static/css/a.css">main{a:b}</style>')
  expect(again).toEqual({ html, policy })
})

test('the policy is that of the whole page, wherever its styles stand', async () => {
  const page = `<html><head><title>Search</title><style data-href="">main{a:b}</style></head><body style="a:1">${inPlace('<p style="kept:1">')}<i style="b:&quot;2&quot;"></i><i style="a:1"></i></body></html>`
  for (const content of [<p key="plain">Found</p>, <p key="styled" style={{ color: 'red', margin: 0 }} />]) {
    const { html, policy } = await fill(new Frame(page), { address: '/en/search', content })
    expect(policy).toBe(pagePolicy({ html }))
  }
})

test('a page without a title or rules is filled too', async () => {
  const { html } = await fill(new Frame(`<main>${inPlace('')}</main>`), { address: '/en/search', content: <p>Found</p>, title: 'A title' })
  expect(html).toBe(`<main>${inPlace('<p>Found</p>')}</main>`)
})

test('every sign of a title that markup would take for its own is written out', async () => {
  const { html } = await fill(frameOf(''), { address: '/en/search', content: <p />, title: '<a> & <b> & c' })
  expect(html).toContain('<title>&lt;a> &amp; &lt;b> &amp; c</title>')
})

test('a page whose stylesheet is not known keeps the rules that it came with', async () => {
  const rules = '<style data-href="/_next/static/css/a.css">main{a:b}.kept{a:b}</style>'
  const filling = { address: '/en/search', content: <p className="found">Found</p> }
  expect((await fill(frameOf(rules), filling)).html).toContain(rules)
  processState.stylesheets = { find: () => Promise.resolve(null) } as never
  expect((await fill(frameOf(rules), filling)).html).toContain(rules)
  processState.stylesheets = { find: () => Promise.reject(new Error('nobody asks for it')) } as never
  expect((await fill(frameOf('<style>main{a:b}</style>'), filling)).html).toContain('<style>main{a:b}</style>')
  processState.stylesheets = undefined
})

test('the rules of what stands around the place stay, whatever signs are in them', async () => {
  processState.stylesheets = { find: () => Promise.resolve(new Stylesheet('main{content:"$&"}.found{a:b}')) } as never
  const { html } = await fill(frameOf('<style data-href="/a.css">main{a:b}</style>'), { address: '/en/search', content: <p>Found</p> })
  processState.stylesheets = undefined
  expect(html).toContain('<style data-href="/a.css">main{content:"$&"}</style>')
})

describe('the place in a page', () => {
  test('ends where what is shown ends, whatever that says', () => {
    expect(aroundPlaces(`<main>${inPlace('a<!--/place-->b')}</main>`)).toEqual(['<main>', '</main>'])
  })

  test('may be all of it', () => {
    expect(aroundPlaces(inPlace(''))).toEqual(['', ''])
  })

  test.each(['<!--place-->x', 'x<!--/place-->', '<!--/place-->x<!--place-->'])('is none where it does not begin and end: %s', (html) => {
    expect(() => aroundPlaces(html)).toThrow('The page has no place for what was asked for.')
  })
})

test('whether everybody is answered the same is known only once it is made', async () => {
  let isCurrent = true
  function Found() {
    isCurrent = false
    return <p>Found</p>
  }
  const filling: Filling = { address: '/en/search', content: <Found />, isForAll: () => isCurrent }
  expect((await fillParts(frameOf(''), filling)).isForAll).toBe(false)
  isCurrent = true
  expect((await fillParts(frameOf(''), { ...filling, content: <p>Found</p> })).isForAll).toBe(true)
  expect((await fillParts(frameOf(''), { address: '/en/sent', content: <p>Sent</p> })).isForAll).toBe(false)
})
