import { act, fireEvent, render, screen } from '@testing-library/react'
import { Carousel, CarouselControls, CarouselSlides } from '@/components/ui/carousel/Carousel'
import type { CarouselOptions } from '@/components/ui/carousel/options'
import { SlideList } from '@/components/ui/carousel/SlideList'

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
    near = (isIntersecting) => act(() => callback([{ isIntersecting }]))
    return { observe: jest.fn(), disconnect: jest.fn() }
  }) as never
})

afterEach(() => jest.useRealTimers())

const LABELS = { previous: 'Previous', next: 'Next', pause: 'Pause', play: 'Play' }

const show = (options: Partial<CarouselOptions> = {}) =>
  render(
    <Carousel options={{ delay: 8000, loop: true, ...options }}>
      <CarouselSlides id="slides">
        <SlideList label="Slides">
          <li>
            <a href="#one">1</a>
          </li>
          <li>2</li>
        </SlideList>
      </CarouselSlides>
      <CarouselControls labels={LABELS} dots={['Slide 1', 'Slide 2']} />
    </Carousel>,
  )

const button = (name: string) => screen.getByRole('button', { name })
const list = () => screen.getByRole('list', { name: 'Slides' })
const frame = () => list().parentElement ?? document.body
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
const press = async (name: string) => {
  fireEvent.click(button(name))
  await pass(0)
}

/** A list of two slides, of which one fits. Gives where it stands. */
function layOut() {
  const track = list()
  let left = 0
  const box = (start: number) => () => ({ left: start - left, right: start - left + 300 })
  Object.defineProperties(track, { scrollWidth: { value: 600 }, clientWidth: { value: 300 }, scrollLeft: { get: () => left } })
  track.getBoundingClientRect = () => ({ left: 0, right: 300 }) as DOMRect
  for (const [index, item] of [...track.children].entries()) Object.assign(item, { getBoundingClientRect: box(index * 300) })
  const scrollBy = (options: ScrollToOptions) => {
    left += options.left ?? 0
    fireEvent.scroll(track)
  }
  Object.assign(track, { scrollBy })
  return () => left
}

test('scrolls on every 8 seconds while it is near the screen, without its library, and after its end begins anew', async () => {
  show()
  const position = layOut()
  await pass(20_000)
  expect(position()).toBe(0)
  near(true)
  await pass(7999)
  expect(position()).toBe(0)
  await pass(1)
  expect(position()).toBe(300)
  expect(button('Slide 2')).toHaveAttribute('aria-current', 'true')
  await pass(8000)
  expect(position()).toBe(0)
  near(false)
  await pass(20_000)
  expect(position()).toBe(0)
  expect(running.next).not.toHaveBeenCalled()
})

test('advances by its library from the first use on', async () => {
  show()
  const position = layOut()
  near(true)
  await press('Next')
  await pass(16_000)
  expect(running.next).toHaveBeenCalledTimes(3)
  expect(position()).toBe(0)
  act(() => slide(1))
  fireEvent.scroll(list())
  expect(button('Slide 2')).toHaveAttribute('aria-current', 'true')
})

test('rests while the pointer is over it or the focus is in it, until both have left; the time then starts anew', async () => {
  still = false
  show()
  near(true)
  await pass(5000)
  fireEvent.mouseEnter(frame())
  act(() => screen.getByRole('link').focus())
  fireEvent.mouseLeave(frame())
  await pass(20_000)
  expect(running.next).not.toHaveBeenCalled()
  act(() => button('Next').focus())
  await pass(7999)
  expect(running.next).not.toHaveBeenCalled()
  await pass(1)
  expect(running.next).toHaveBeenCalledTimes(1)
})

test.each([
  ['a mouse over the list', () => fireEvent.mouseEnter(frame()), true],
  ['a focus in its controls', () => fireEvent.focus(button('Next')), true],
  ['a finger that passes over it', () => fireEvent.touchMove(frame()), false],
])('%s brings the library, or not', async (_, sign, isWoken) => {
  show()
  sign()
  await pass(0)
  expect(started.mock.calls).toHaveLength(isWoken ? 1 : 0)
})

test.each([
  ['ltr', 'ArrowRight', 'next'],
  ['ltr', 'ArrowLeft', 'previous'],
  ['rtl', 'ArrowRight', 'previous'],
  ['rtl', 'ArrowLeft', 'next'],
] as const)('%s: %s moves it (%s) before its library has come', async (dir, key, command) => {
  show({ keyboard: true })
  frame().style.direction = dir
  Object.assign(frame(), { getBoundingClientRect: () => ({ top: 0, bottom: 200 }) })
  fireEvent.keyDown(document.body, { key })
  fireEvent.keyDown(document.body, { key })
  await pass(0)
  expect(running[command]).toHaveBeenCalledTimes(2)
  // The library answers them by itself from then on.
  fireEvent.keyDown(document.body, { key })
  await pass(0)
  expect(running[command]).toHaveBeenCalledTimes(2)
})

test('the pause button stops it and becomes the play button', async () => {
  show()
  near(true)
  const position = layOut()
  await press('Pause')
  await pass(16_000)
  expect(position()).toBe(0)
  await press('Next')
  await press('Play')
  await pass(8000)
  expect(running.next).toHaveBeenCalledTimes(2)
  expect(button('Pause')).toBeInTheDocument()
})

test('nothing moves by itself for visitors who asked for less motion, and the buttons work', async () => {
  still = true
  show()
  const position = layOut()
  near(true)
  fireEvent.mouseEnter(frame())
  await pass(16_000)
  expect(position()).toBe(0)
  expect(started).not.toHaveBeenCalled()
  expect(button('Play')).toBeInTheDocument()
  await press('Next')
  expect(running.next).toHaveBeenCalledTimes(1)
})

test('the dots lead to their slides and show the one in front', async () => {
  show()
  await press('Slide 2')
  expect(running.goTo).toHaveBeenCalledWith(1)
  act(() => slide(1))
  expect(button('Slide 2')).toHaveAttribute('aria-current', 'true')
  expect(button('Slide 1')).not.toHaveAttribute('aria-current')
})

test('its library goes with it', async () => {
  const { unmount } = show()
  await press('Next')
  unmount()
  await act(() => jest.advanceTimersByTimeAsync(0))
  expect(running.destroy).toHaveBeenCalledTimes(1)
})
