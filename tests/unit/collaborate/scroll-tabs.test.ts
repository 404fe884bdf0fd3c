import { scrollTabs } from '@/components/collaborate/scroll-tabs'

const scrollBy = jest.fn()

function show({ dir, scrollLeft, clientWidth }: { dir: 'ltr' | 'rtl'; scrollLeft: number; clientWidth: number }) {
  document.body.innerHTML = `<div>
    <button data-tabs-scroll="-1" hidden></button>
    <nav style="direction: ${dir}"></nav>
    <button data-tabs-scroll="1" hidden></button>
  </div>`
  const [before, further] = document.querySelectorAll<HTMLElement>('button')
  const tabs = document.querySelector('nav')
  if (!tabs || !before || !further) throw new Error('no tabs')
  for (const [name, value] of Object.entries({ scrollLeft, clientWidth, scrollWidth: 500, scrollBy })) {
    Object.defineProperty(tabs, name, { value, configurable: true, writable: true })
  }
  scrollTabs(tabs)
  tabs.dispatchEvent(new Event('scroll'))
  return { before, further }
}

beforeEach(() => {
  scrollBy.mockReset()
  Object.assign(globalThis, {
    ResizeObserver: class {
      observe = jest.fn()
    },
    matchMedia: () => ({ matches: false }),
  })
})

test.each([
  ['ltr', 0, false, true],
  ['ltr', 100, true, true],
  ['ltr', 200, true, false],
  // A browser may round the beginning to a pixel before it.
  ['rtl', 1, false, true],
  ['rtl', -100, true, true],
  ['rtl', -200, true, false],
] as const)('%s, scrolled to %d: there is a way back %s, and on %s', (dir, scrollLeft, back, on) => {
  const { before, further } = show({ dir, scrollLeft, clientWidth: 300 })
  expect([!before.hidden, !further.hidden]).toEqual([back, on])
})

test.each([
  ['ltr', 200, -200],
  ['rtl', -200, 200],
] as const)('%s: a press scrolls by 200 pixels', (dir, on, back) => {
  const { before, further } = show({ dir, scrollLeft: 0, clientWidth: 300 })
  further.click()
  before.click()
  expect(scrollBy.mock.calls).toEqual([[{ left: on, behavior: 'smooth' }], [{ left: back, behavior: 'smooth' }]])
})
