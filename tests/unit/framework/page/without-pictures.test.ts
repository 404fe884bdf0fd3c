/** @jest-environment node */
import { withoutPictures } from '@/lib/framework/page/without-pictures'

const NOTICE = '<p data-picture="Picture: {alt} ({size})">Light</p>'
const COPIES = 'srcSet="/uploads/thumbnail_a.webp 156w, /uploads/small_a.webp 500w, /uploads/medium_a.webp 750w"'

const lite = (html: string, leadsOn = true) => withoutPictures(NOTICE + html, { locale: 'en', leadsOn }).replace(NOTICE, '')

test('a picture that says something is a link to a small copy, which names its size', () => {
  expect(lite(`<img src="/uploads/large_a.webp" ${COPIES} alt="A school &amp; its yard" data-kb="24"/>`)).toBe(
    '<a class="lite-picture" href="/uploads/small_a.webp">Picture: A school &amp; its yard (24 kB)</a>',
  )
  expect(lite('<img src="/uploads/a.webp" alt="A school"/>')).toContain('href="/uploads/a.webp"')
})

test('one that only adorns is left out', () => {
  expect(lite('<div><img src="/a.webp" alt="" loading="lazy"/>Words</div>')).toBe('<div>Words</div>')
})

test.each(['a', 'button'])('within a link or a button its words stand alone: %s', (name) => {
  expect(lite(`<${name}><span><img src="/a.webp" alt="Partner"/></span></${name}><img src="/b.webp" alt="Map" data-kb="9"/>`)).toBe(
    `<${name}><span>Partner</span></${name}><a class="lite-picture" href="/b.webp">Picture: Map (9 kB)</a>`,
  )
})

test.each([
  ['/en/projects', '/en/projects?lite'],
  ['/en', '/en?lite'],
  ['/en/help#faqs', '/en/help?lite#faqs'],
  ['/en/events?source=own&amp;view=list', '/en/events?source=own&amp;view=list&amp;lite'],
  ['/en/feed.xml', '/en/feed.xml'],
  ['/uploads/report.pdf', '/uploads/report.pdf'],
  ['https://example.org/en', 'https://example.org/en'],
  ['#top', '#top'],
])('links lead to light pages, where that is wished: %s', (href, expected) => {
  expect(lite(`<a class="x" href="${href}">x</a>`)).toBe(`<a class="x" href="${expected}">x</a>`)
  expect(lite(`<a class="x" href="${href}">x</a>`, false)).toBe(`<a class="x" href="${href}">x</a>`)
})

test('fetches neither fonts nor the picture of a video nor one that was announced', () => {
  const head =
    '<head><link rel="preload" as="image" imageSrcSet="/a.webp 1w"/><script data-fonts="/f.woff2"></script><style data-href="/s.css">@font-face{src:url(/f.woff2)}p{color:red}</style></head>'
  expect(lite(`<html lang="en">${head}<video poster="/p.webp" src="/v.mp4"></video></html>`)).toBe(
    '<html data-lite="" lang="en"><head><script data-fonts=""></script><style data-href="/s.css">p{color:red}</style></head><video src="/v.mp4"></video></html>',
  )
})

test('a picture that is there in large copies alone is itself what is linked to', () => {
  const copies = 'srcset="/uploads/medium_a.webp 750w, /uploads/large_a.webp 1000w"'
  expect(lite(`<img src="/uploads/a.webp" ${copies} alt="A school"/>`)).toContain('href="/uploads/a.webp"')
})

test('its words stay as they were written, whatever signs are in them, and a size of nothing is not said', () => {
  expect(lite('<img src="/a.webp" alt="$& $1" data-kb="9"/>')).toContain('>Picture: $& $1 (9 kB)</a>')
  expect(lite('<img src="/a.webp" alt="The {size} of it" data-kb="9"/>')).toContain('>Picture: The {size} of it (9 kB)</a>')
  expect(lite('<img src="/a.webp" alt="A school" data-kb="0"/>')).toContain('>Picture: A school ()</a>')
})

test('where nothing says how pictures are called, one is a link without words', () => {
  expect(withoutPictures('<img src="/a.webp" alt="A school"/>', { locale: 'en', leadsOn: true })).toBe('<a class="lite-picture" href="/a.webp"></a>')
})

test('sizes are written as the language does', () => {
  const html = withoutPictures(`${NOTICE}<img src="/a.webp" alt="x" data-kb="2480"/>`, { locale: 'de', leadsOn: true })
  expect(html).toMatch(/\(2,4\sMB\)/)
})

test('of several fonts and pictures that were announced none is fetched', () => {
  const picture = '<link rel="preload" as="image" href="/a.webp"/>'
  expect(lite(`${picture}${picture}<style>@font-face{a:b}p{a:b}@font-face{c:d}</style>`)).toBe('<style>p{a:b}</style>')
})

test('elements whose names only begin as those of links and pictures are left', () => {
  const html = '<article><image href="/a.webp"></image><abbr>x</abbr></article>'
  expect(lite(html)).toBe(html)
})
