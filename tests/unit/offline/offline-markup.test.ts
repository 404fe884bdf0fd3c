/** @jest-environment node */
import { inPlace } from '@/lib/framework/static/place'
import { asOffline, titleOf, withList } from '@/lib/offline/worker/offline-markup'

const PAGE =
  '<title>Projects | Imar</title><a href="/en/help">Help</a><main><p data-offline="" hidden="" class="n">As on <time data-kept-at=""></time></p><a href="/en/help">Help</a><a href="/en/projects/a">A</a></main>'

test('a page from the device says since when it is there, in the time of Damascus', () => {
  const html = asOffline(PAGE, { locale: 'en', at: new Date('2026-11-23T21:30:00Z'), kept: [], waits: false })
  expect(html).toContain('<p data-offline="" class="n">As on <time datetime="2026-11-23T21:30:00.000Z">24 November 2026, 00:30</time></p>')
})

test('a page from the device does not start the framework', () => {
  const html = asOffline(`${PAGE}<script data-src="/flight/a1.js" data-styles="/flight/b2.css">boot</script>`, {
    locale: 'en',
    at: new Date(0),
    kept: [],
    waits: false,
  })
  expect(html).toContain('<script data-styles="/flight/b2.css">boot</script>')
})

test('links of the content that lead to what is on the device are marked, those of the menu are not', () => {
  const html = asOffline(PAGE, { locale: 'en', at: new Date(0), kept: [{ path: '/en/help', title: 'Help' }], waits: false })
  expect(html).toContain('<a href="/en/help">Help</a><main>')
  expect(html).toContain('<a data-on-device="" href="/en/help">Help</a><a href="/en/projects/a">A</a></main>')
})

test.each([true, false])('that a form waits on the device is said where one does: %p', (waits) => {
  const sentence = '<p data-form-waits="" hidden="" class="n">A form waits.</p>'
  const seen = waits ? '<p data-form-waits="" class="n">A form waits.</p>' : sentence
  expect(asOffline(sentence + PAGE, { locale: 'en', at: new Date(0), kept: [], waits })).toContain(seen)
  expect(withList(`${sentence}<ul>${inPlace('')}</ul>`, { kept: [], waits })).toContain(seen)
})

test('what is on the device is listed by its title', () => {
  const kept = [
    { path: '/en/help', title: 'Help &amp; contact' },
    { path: '/en', title: 'Imar' },
  ]
  const html = withList(`<ul>${inPlace('')}</ul>`, { kept, waits: false })
  expect(html).toBe('<ul><li><a data-on-device="" href="/en/help">Help &amp; contact</a></li><li><a data-on-device="" href="/en">Imar</a></li></ul>')
})

test.each([
  ['<title>Help | Imar Initiative</title>', 'Help'],
  ['<title>A | B | Imar</title>', 'A | B'],
  ['<title>Imar</title>', 'Imar'],
  ['<p>no title</p>', ''],
])('the title of %s', (html, title) => {
  expect(titleOf(html)).toBe(title)
})

test('a page without a place for its content has no links to mark', () => {
  const html = '<p data-offline="" hidden="">As on <time data-kept-at=""></time></p><a href="/en/projects/a">A</a>'
  expect(asOffline(html, { locale: 'de', at: new Date('2026-01-02T03:04:00Z'), kept: [{ path: '/en/projects/a', title: 'A' }], waits: false })).toBe(
    '<p data-offline="">As on <time datetime="2026-01-02T03:04:00.000Z">2. Januar 2026, 06:04</time></p><a href="/en/projects/a">A</a>',
  )
})
