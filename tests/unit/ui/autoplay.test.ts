import { autoplay, holdOnAttention } from '@/components/ui/carousel/autoplay'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('advances every delay until it is stopped', () => {
  const advance = jest.fn()
  const play = autoplay(8000, advance)
  jest.advanceTimersByTime(16_000)
  expect(advance).toHaveBeenCalledTimes(2)
  play.stop()
  jest.advanceTimersByTime(16_000)
  expect(advance).toHaveBeenCalledTimes(2)
})

test('rests while any reason holds it, and starts the time anew', () => {
  const advance = jest.fn()
  const play = autoplay(8000, advance, ['offscreen'])
  play.hold('visitor')
  play.release('offscreen')
  jest.advanceTimersByTime(8000)
  expect(advance).not.toHaveBeenCalled()
  play.release('visitor')
  jest.advanceTimersByTime(7999)
  expect(advance).not.toHaveBeenCalled()
  jest.advanceTimersByTime(1)
  expect(advance).toHaveBeenCalledTimes(1)
  play.stop()
})

test('the pointer and the focus hold it, until both have left', () => {
  document.body.innerHTML = '<div><button>one</button><button>two</button></div><button>outside</button>'
  const frame = document.querySelector('div')
  const [one, two, outside] = document.querySelectorAll('button')
  const advance = jest.fn()
  const play = autoplay(1000, advance)
  if (frame) holdOnAttention(frame, play)
  frame?.dispatchEvent(new MouseEvent('mouseenter'))
  one?.focus()
  two?.focus()
  frame?.dispatchEvent(new MouseEvent('mouseleave'))
  jest.advanceTimersByTime(5000)
  expect(advance).not.toHaveBeenCalled()
  outside?.focus()
  jest.advanceTimersByTime(1000)
  expect(advance).toHaveBeenCalledTimes(1)
  play.stop()
})
