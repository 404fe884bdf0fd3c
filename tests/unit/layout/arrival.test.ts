import { enhanceArrival } from '@/components/layout/enhance/arrival'
import { enhanceDialogs } from '@/components/layout/enhance/dialogs'
import { enhanceArrivingLinks } from '@/components/layout/enhance/keep-arrival'

const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined)

let page: AbortController

beforeEach(() => {
  page = new AbortController()
  sessionStorage.clear()
  scrollTo.mockClear()
  document.body.innerHTML = '<a href="/" data-arrive="150"><b>42</b></a><a href="/" id="plain">x</a>'
  enhanceArrivingLinks(page.signal)
})

afterEach(() => page.abort())

const click = (selector: string, init: MouseEventInit = {}) =>
  document.querySelector(selector)?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }))

test('the page that a link leads to is scrolled as the link asks, once', () => {
  click('b')
  enhanceArrival(page.signal)
  expect(scrollTo).toHaveBeenCalledWith({ top: 150 })
  enhanceArrival(page.signal)
  expect(scrollTo).toHaveBeenCalledTimes(1)
})

test('links without a height, and those opened in a new tab, ask for nothing', () => {
  click('#plain')
  click('b', { ctrlKey: true })
  enhanceArrival(page.signal)
  expect(scrollTo).not.toHaveBeenCalled()
})

test('another page than the one the link leads to stays at its top', () => {
  document.querySelector('a')?.setAttribute('href', '/en/events')
  click('b')
  enhanceArrival(page.signal)
  expect(scrollTo).not.toHaveBeenCalled()
})

test.each(['#%zz', '#%E0%A4%A', '#%'])('a hash that cannot be decoded (%s) leads nowhere', (hash) => {
  jest.useFakeTimers()
  history.replaceState(null, '', hash)
  document.body.innerHTML = '<dialog id="story" data-dialog></dialog>'
  expect(() => {
    enhanceArrival(page.signal)
    enhanceDialogs(page.signal)
    jest.runAllTimers()
  }).not.toThrow()
  history.replaceState(null, '', location.pathname)
  jest.useRealTimers()
})

describe('a page that is opened at a hash', () => {
  const scrolled = jest.fn()

  beforeEach(() => {
    jest.useFakeTimers()
    scrolled.mockClear()
    Object.assign(window, { matchMedia: () => ({ matches: true }) })
    history.replaceState(null, '', '#contact')
    document.body.innerHTML = '<section id="contact"><input></section>'
    Object.assign(document.getElementById('contact') ?? {}, { scrollIntoView: scrolled })
  })
  afterEach(() => {
    history.replaceState(null, '', location.pathname)
    jest.useRealTimers()
  })

  const field = () => document.querySelector('input')

  test('is corrected once for what came meanwhile', () => {
    enhanceArrival(page.signal)
    jest.runAllTimers()
    expect(scrolled).toHaveBeenCalledTimes(1)
  })

  test('stays where it is if somebody was in a field before the script was there', () => {
    field()?.focus()
    enhanceArrival(page.signal)
    jest.runAllTimers()
    expect(scrolled).not.toHaveBeenCalled()
  })

  test.each(['focusin', 'input', 'pointerdown', 'wheel'])('stays where it is after %s', (type) => {
    enhanceArrival(page.signal)
    field()?.dispatchEvent(new Event(type, { bubbles: true }))
    jest.runAllTimers()
    expect(scrolled).not.toHaveBeenCalled()
  })
})
