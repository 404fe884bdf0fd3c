import { BOOT_SCRIPT } from '@/lib/framework/page/boot.mjs'

const FILE = `/flight/${'a1'.repeat(16)}.js`

/** Runs the script as the browser does, in an element that names `source`. */
function boot(source: string, styles?: string) {
  const element = document.createElement('script')
  element.dataset.src = source
  if (styles) element.dataset.styles = styles
  Object.defineProperty(document, 'currentScript', { value: element, configurable: true })
  Reflect.construct(Function, [BOOT_SCRIPT]).call(globalThis)
}

const loaded = () => [...document.head.querySelectorAll('script')].map((script) => script.getAttribute('src'))

beforeEach(() => {
  jest.useFakeTimers()
  document.head.innerHTML = '<style data-href="/_next/static/css/a.css"></style>'
})

afterEach(() => jest.useRealTimers())

test('waits until everything that can be seen has come and the browser is idle', () => {
  boot(FILE)
  expect(loaded()).toEqual([])
  window.dispatchEvent(new Event('load'))
  expect(loaded()).toEqual([])
  jest.advanceTimersByTime(1)
  expect(loaded()).toEqual([FILE])
})

test('what the line has lost is asked for again at the next touch, the stylesheet not', () => {
  boot(FILE, `/flight/${'b2'.repeat(16)}.css`)
  window.dispatchEvent(new Event('pointerdown'))
  window.dispatchEvent(new Event('pointerdown'))
  expect(loaded()).toEqual([FILE])
  document.head.querySelector('script')?.dispatchEvent(new Event('error'))
  window.dispatchEvent(new Event('pointerdown'))
  expect(loaded()).toEqual([FILE, FILE])
  expect(document.head.querySelectorAll('link')).toHaveLength(1)
})

describe.each([
  ['that saves data', { connection: { saveData: true, effectiveType: '4g' } }],
  ['with a slow line', { connection: { saveData: false, effectiveType: '3g' } }],
  ['with a very slow line', { connection: { saveData: false, effectiveType: 'slow-2g' } }],
  ['with little memory', { deviceMemory: 1 }],
])('a device %s', (_, device) => {
  beforeEach(() => {
    for (const [name, value] of Object.entries(device)) Object.defineProperty(navigator, name, { value, configurable: true })
    document.body.innerHTML = '<a href="/en/help">Help</a><a href="#faqs">Questions</a><button>Menu</button><form data-form="contact"><input></form>'
    boot(FILE)
  })
  afterEach(() => {
    // Its listeners stay with the window, and have nothing left to do.
    window.dispatchEvent(new Event('focusin'))
    for (const name of Object.keys(device)) Reflect.deleteProperty(navigator, name)
  })

  test('gets no script for reading and scrolling, nor for going on', () => {
    window.dispatchEvent(new Event('load'))
    for (const type of ['touchstart', 'pointerdown', 'scroll']) document.body.dispatchEvent(new Event(type, { bubbles: true }))
    document.querySelector('a')?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    jest.runAllTimers()
    expect(loaded()).toEqual([])
  })

  test.each(['button', 'a[href="#faqs"]'])('gets it with the first press: %s', (selector) => {
    const stop = (event: Event) => event.stopPropagation()
    document.addEventListener('click', stop, true)
    document.querySelector<HTMLElement>(selector)?.click()
    document.removeEventListener('click', stop, true)
    expect(loaded()).toEqual([FILE])
  })

  test('gets it at once where a form has a draft', () => {
    localStorage.setItem('imar-draft:contact x', '{}')
    document.head.replaceChildren()
    boot(FILE)
    window.dispatchEvent(new Event('load'))
    jest.runAllTimers()
    localStorage.clear()
    expect(loaded()).toEqual([FILE])
  })

  test('gets it at once where a form waits to be sent, on a page without one too', () => {
    localStorage.setItem('imar-waiting', '')
    document.querySelector('form')?.remove()
    document.head.replaceChildren()
    boot(FILE)
    window.dispatchEvent(new Event('load'))
    jest.runAllTimers()
    localStorage.clear()
    expect(loaded()).toEqual([FILE])
  })

  test('gets it with the first field', () => {
    document.querySelector('input')?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
    expect(loaded()).toEqual([FILE])
  })
})

test.each(['pointerdown', 'keydown', 'touchstart'])('does not wait any longer at a %s, and loads once', (type) => {
  boot(FILE)
  window.dispatchEvent(new Event(type))
  window.dispatchEvent(new Event('load'))
  expect(loaded()).toEqual([FILE])
})

const STYLES = `/flight/${'b2'.repeat(16)}.css`

test.each([
  ['the whole stylesheet with it', STYLES, [STYLES]],
  ['no stylesheet of others', 'https://evil.example/x.css', []],
])('loads %s', (_, styles, expected) => {
  boot(FILE, styles)
  // Its rules follow those of the page.
  const sheets = () => [...document.querySelectorAll('style[data-href] + link[rel=stylesheet]')].map((link) => link.getAttribute('href'))
  expect(sheets()).toEqual([])
  window.dispatchEvent(new Event('load'))
  jest.runAllTimers()
  expect(sheets()).toEqual(expected)
  expect(loaded()).toEqual([FILE])
})

test.each([
  ['folded', true],
  ['open', false],
])('what folds on a narrow screen is %s where that is %s, before any other script', (_, isNarrow) => {
  const matchMedia = jest.fn(() => ({ matches: isNarrow }))
  Object.defineProperty(window, 'matchMedia', { value: matchMedia, configurable: true })
  document.body.innerHTML = '<details open data-fold="(max-width: 576px)"></details><details open></details>'
  boot('')
  Reflect.deleteProperty(window, 'matchMedia')
  expect([...document.querySelectorAll('details')].map(({ open }) => open)).toEqual([!isNarrow, true])
  expect(matchMedia).toHaveBeenCalledWith('(max-width: 576px)')
  document.body.innerHTML = ''
})

test('does not wait for ever for a picture that hangs', () => {
  boot(FILE)
  jest.runAllTimers()
  expect(loaded()).toEqual([FILE])
})

test.each(['https://evil.example/x.js', '//evil.example/x.js', '/uploads/x.js', `${FILE}/../x`])('never loads %s', (source) => {
  boot(source)
  window.dispatchEvent(new Event('load'))
  jest.runAllTimers()
  expect(loaded()).toEqual([])
})

describe('what the script in the head has kept', () => {
  afterEach(() => {
    globalThis.imarPress = globalThis.imarStart = undefined
  })

  test('brings the script at once', () => {
    globalThis.imarPress = new MouseEvent('click')
    boot(FILE)
    expect(loaded()).toEqual([FILE])
  })

  test('a form that is sent later brings it, too', () => {
    boot(FILE)
    globalThis.imarStart?.()
    expect(loaded()).toEqual([FILE])
  })
})
