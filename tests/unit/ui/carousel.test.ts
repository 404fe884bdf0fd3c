import { enhanceCarousels } from '@/components/ui/carousel/enhance'

const running = { next: jest.fn(), previous: jest.fn(), goTo: jest.fn(), destroy: jest.fn() }
const started = jest.fn()
let slide: (index: number) => void

// Swiper needs a layout, which jsdom has not; the end-to-end tests run the real one.
jest.mock('@/components/ui/carousel/swiper', () => ({
  start: (...[, , , onChange]: [unknown, unknown, unknown, (index: number) => void]) => {
    slide = onChange
    started()
    return running
  },
}))

let near: (isIntersecting: boolean) => void
let still = false

beforeEach(() => {
  jest.useFakeTimers()
  jest.clearAllMocks()
  still = false
  window.matchMedia = jest.fn(() => ({ matches: still })) as never
  window.IntersectionObserver = jest.fn((callback: (entries: object[]) => void) => {
    near = (isIntersecting) => callback([{ isIntersecting }])
    return { observe: jest.fn(), disconnect: jest.fn() }
  }) as never
  document.body.innerHTML = `
    <div id="slides"><ul><li>1</li><li>2</li></ul></div>
    <div data-carousel="slides" data-delay="8000" data-loop="true">
      <button data-icon="previous" aria-label="Previous"></button>
      <button aria-label="Slide 1" aria-current="true"></button>
      <button aria-label="Slide 2"></button>
      <button data-icon="next" aria-label="Next"></button>
      <button data-icon="pause" data-play="Play" aria-label="Pause"></button>
    </div>`
})

afterEach(() => jest.useRealTimers())

const button = (name: string) => document.querySelector<HTMLElement>(`[aria-label="${name}"]`)
const settle = () => jest.advanceTimersByTimeAsync(0)

/** A list of two slides, of which one fits. */
function layOut() {
  const list = document.querySelector('#slides ul')
  if (!list) throw new Error('The list is not there.')
  let left = 0
  const box = (start: number) => () => ({ left: start - left, right: start - left + 300 })
  Object.defineProperties(list, { scrollWidth: { value: 600 }, clientWidth: { value: 300 }, scrollLeft: { get: () => left } })
  list.getBoundingClientRect = () => ({ left: 0, right: 300 }) as DOMRect
  for (const [index, item] of [...list.children].entries()) Object.assign(item, { getBoundingClientRect: box(index * 300) })
  const scrollBy = jest.fn((options: ScrollToOptions) => {
    left += options.left ?? 0
    list.dispatchEvent(new Event('scroll'))
  })
  Object.assign(list, { scrollBy })
  return { list, position: () => left }
}

test('scrolls on every 8 seconds while it is near the screen, without its library, and after its end begins anew', async () => {
  const { position } = layOut()
  enhanceCarousels(document)
  await jest.advanceTimersByTimeAsync(20_000)
  expect(position()).toBe(0)
  near(true)
  await jest.advanceTimersByTimeAsync(8000)
  expect(position()).toBe(300)
  expect(button('Slide 2')).toHaveAttribute('aria-current', 'true')
  await jest.advanceTimersByTimeAsync(8000)
  expect(position()).toBe(0)
  expect(running.next).not.toHaveBeenCalled()
})

test('advances by its library from the first use on', async () => {
  const { list, position } = layOut()
  enhanceCarousels(document)
  near(true)
  button('Next')?.click()
  await jest.advanceTimersByTimeAsync(16_000)
  expect(running.next).toHaveBeenCalledTimes(3)
  expect(position()).toBe(0)
  list.dispatchEvent(new Event('scroll'))
  expect(button('Slide 1')).toHaveAttribute('aria-current', 'true')
})

test.each([
  ['a mouse over the list', '#slides', () => new MouseEvent('mouseenter'), true],
  ['a focus in its controls', '[data-carousel]', () => new FocusEvent('focusin', { bubbles: true }), true],
  ['a finger that passes over it', '#slides', () => new Event('touchmove'), false],
])('%s brings the library, or not', async (_, place, sign, isWoken) => {
  enhanceCarousels(document)
  document.querySelector(place)?.dispatchEvent(sign())
  await settle()
  expect(started.mock.calls).toHaveLength(isWoken ? 1 : 0)
})

test.each([
  ['ltr', 'ArrowRight', 'next'],
  ['ltr', 'ArrowLeft', 'previous'],
  ['rtl', 'ArrowRight', 'previous'],
  ['rtl', 'ArrowLeft', 'next'],
] as const)('%s: %s moves it (%s) before its library has come', async (dir, key, command) => {
  document.querySelector('[data-carousel]')?.setAttribute('data-keyboard', 'true')
  const slides = document.getElementById('slides')
  slides?.setAttribute('style', `direction: ${dir}`)
  Object.assign(slides ?? {}, { getBoundingClientRect: () => ({ top: 0, bottom: 200 }) })
  const take = enhanceCarousels(document)
  for (let press = 0; press < 2; press++) document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  await settle()
  expect(running[command]).toHaveBeenCalledTimes(2)
  // The library answers them by itself from then on.
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  await settle()
  expect(running[command]).toHaveBeenCalledTimes(2)
  take()
})

test('the pause button stops it and becomes the play button', async () => {
  enhanceCarousels(document)
  near(true)
  const { position } = layOut()
  button('Pause')?.click()
  await jest.advanceTimersByTimeAsync(16_000)
  expect(position()).toBe(0)
  button('Next')?.click()
  button('Play')?.click()
  await jest.advanceTimersByTimeAsync(8000)
  expect(running.next).toHaveBeenCalledTimes(2)
  expect(button('Pause')).toBeInTheDocument()
})

test('nothing moves by itself for visitors who asked for less motion, and the buttons work', async () => {
  still = true
  enhanceCarousels(document)
  const { position } = layOut()
  near(true)
  await jest.advanceTimersByTimeAsync(16_000)
  expect(position()).toBe(0)
  button('Next')?.click()
  await settle()
  expect(running.next).toHaveBeenCalledTimes(1)
})

test('the dots lead to their slides and show the one in front', async () => {
  enhanceCarousels(document)
  button('Slide 2')?.click()
  await settle()
  expect(running.goTo).toHaveBeenCalledWith(1)
  slide(1)
  expect(button('Slide 2')).toHaveAttribute('aria-current', 'true')
  expect(button('Slide 1')).not.toHaveAttribute('aria-current')
})
