import { enhanceCarousels } from '@/components/ui/carousel/enhance'

const running = { next: jest.fn(), previous: jest.fn(), goTo: jest.fn(), destroy: jest.fn() }
let slide: (index: number) => void

// Swiper needs a layout, which jsdom has not; the end-to-end tests run the real one.
jest.mock('@/components/ui/carousel/swiper', () => ({
  start: (...[, , , onChange]: [unknown, unknown, unknown, (index: number) => void]) => {
    slide = onChange
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

test('advances every 8 seconds while it is near the screen', async () => {
  enhanceCarousels(document)
  await jest.advanceTimersByTimeAsync(20_000)
  expect(running.next).not.toHaveBeenCalled()
  near(true)
  await jest.advanceTimersByTimeAsync(16_000)
  expect(running.next).toHaveBeenCalledTimes(2)
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
  button('Pause')?.click()
  await jest.advanceTimersByTimeAsync(16_000)
  expect(running.next).not.toHaveBeenCalled()
  button('Play')?.click()
  await jest.advanceTimersByTimeAsync(8000)
  expect(running.next).toHaveBeenCalledTimes(1)
  expect(button('Pause')).toBeInTheDocument()
})

test('nothing moves by itself for visitors who asked for less motion, and the buttons work', async () => {
  still = true
  enhanceCarousels(document)
  near(true)
  await jest.advanceTimersByTimeAsync(16_000)
  expect(running.next).not.toHaveBeenCalled()
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
