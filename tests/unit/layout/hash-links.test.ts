import { enhanceHashLinks } from '@/components/layout/enhance/hash-links'

const scrolled = jest.fn()
let page: AbortController

beforeEach(() => {
  page = new AbortController()
  window.matchMedia = jest.fn(() => ({ matches: true })) as never
  Element.prototype.scrollIntoView = scrolled
  document.body.innerHTML = '<footer class="site-footer"><a href="#faqs">FAQs</a></footer><section id="faqs"></section>'
  history.replaceState(null, '', '/en/help')
  enhanceHashLinks(page.signal)
})

afterEach(() => page.abort())

test('a link to the current hash keeps it, leads to its place again and tells whoever listens', () => {
  const told = jest.fn()
  addEventListener('hashchange', told, { signal: page.signal })
  history.replaceState(null, '', '/en/help#faqs')
  document.querySelector('a')?.click()
  expect(location.hash).toBe('#faqs')
  expect(told).toHaveBeenCalledTimes(1)
  expect(scrolled.mock.contexts).toEqual([document.getElementById('faqs')])
})
