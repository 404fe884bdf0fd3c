import { watchFit } from '@/components/partners/FitWatch'

type Callback = (entries: { target: Element }[]) => void

/** Answers as the browser does: with every watched element at once, and again when told to. */
class Observer {
  static latest: Observer
  readonly watched: Element[] = []
  constructor(private readonly callback: Callback) {
    Observer.latest = this
  }
  observe = (target: Element) => void this.watched.push(target)
  disconnect = jest.fn()
  report = () => this.callback(this.watched.map((target) => ({ target })))
}

const heights = new Map<Element, number>()

beforeEach(() => {
  globalThis.ResizeObserver = Observer as never
  document.documentElement.style.fontSize = '10px'
  document.body.innerHTML = '<div data-description><div id="short"></div></div><div data-description><div id="long"></div></div>'
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return { height: heights.get(this) ?? 0 } as DOMRect
  })
})

const set = (id: string, height: number) => {
  const text = document.getElementById(id) as Element
  heights.set(text, height)
  return text.parentElement as Element
}

test('descriptions of up to 6.48 rem fit, higher ones do not', () => {
  const [short, long] = [set('short', 64.8), set('long', 81)]
  watchFit(document)
  Observer.latest.report()
  expect(short).toHaveAttribute('data-fits')
  expect(long).not.toHaveAttribute('data-fits')
})

test('they are measured anew when their size changes, until it is stopped', () => {
  const long = set('long', 81)
  const stop = watchFit(document)
  Observer.latest.report()
  set('long', 48)
  Observer.latest.report()
  expect(long).toHaveAttribute('data-fits')
  stop()
  expect(Observer.latest.disconnect).toHaveBeenCalled()
})
