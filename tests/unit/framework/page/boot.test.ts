import { FORM_PATIENCE } from '@/lib/forms/early.mjs'
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
  document.head.replaceChildren()
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
  const sheets = () => [...document.head.querySelectorAll('link[rel=stylesheet]')].map((link) => link.getAttribute('href'))
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

describe('a press before the script is there', () => {
  const press = (markup: string) => {
    document.body.innerHTML = markup
    document.querySelector<HTMLElement>('span')?.click()
  }

  beforeEach(() => {
    globalThis.imarEarly = undefined
    delete document.documentElement.dataset.enhanced
    boot(FILE)
  })

  test.each(['data-late', 'data-early'])('is kept if the button has %s', (attribute) => {
    press(`<button ${attribute}><span>x</span></button>`)
    expect(globalThis.imarEarly).toBe(document.querySelector('button'))
  })

  test('is kept where the framework stops it on its way', () => {
    const stop = (event: Event) => event.stopPropagation()
    document.addEventListener('click', stop, true)
    press('<button data-late><span>x</span></button>')
    document.removeEventListener('click', stop, true)
    expect(globalThis.imarEarly).toBe(document.querySelector('button'))
  })

  test('is kept for a component that comes later than the rest of the script', () => {
    document.documentElement.dataset.enhanced = ''
    press('<button data-early="self"><span>x</span></button>')
    expect(globalThis.imarEarly).toBe(document.querySelector('button'))
  })

  test('is not kept if the page answers it natively, or once the script is there', () => {
    press('<button popovertarget="menu"><span>x</span></button>')
    document.documentElement.dataset.enhanced = ''
    press('<button data-late><span>x</span></button>')
    expect(globalThis.imarEarly).toBeUndefined()
  })
})

describe('before the script is there', () => {
  beforeEach(() => {
    globalThis.imarEarly = globalThis.imarConsent = globalThis.imarEscape = undefined
    delete document.documentElement.dataset.enhanced
    document.documentElement.dataset.ask = ''
    boot(FILE)
  })
  afterEach(() => {
    delete document.documentElement.dataset.ask
    globalThis.imarEarly = globalThis.imarConsent = globalThis.imarEscape = undefined
  })

  test.each(['all', 'necessary'])('the answer %s about cookies is kept beside other presses, and the question goes', (answer) => {
    document.body.innerHTML = `<button data-late data-consent="${answer}"></button><button data-late id="other"></button>`
    document.querySelector<HTMLElement>('[data-consent]')?.click()
    document.getElementById('other')?.click()
    expect(document.documentElement.dataset.ask).toBeUndefined()
    expect(globalThis.imarConsent?.dataset.consent).toBe(answer)
    expect(globalThis.imarEarly?.id).toBe('other')
  })

  test('a wish to choose in detail leaves the question', () => {
    document.body.innerHTML = '<button data-late data-consent="customize"></button>'
    document.querySelector<HTMLElement>('[data-consent]')?.click()
    expect(document.documentElement.dataset.ask).toBe('')
    expect(globalThis.imarEarly?.dataset.consent).toBe('customize')
  })

  test('Escape is kept, and no other key', () => {
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }))
    expect(globalThis.imarEscape).toBeUndefined()
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
    expect(globalThis.imarEscape?.key).toBe('Escape')
  })
})

describe('a form before the script is there', () => {
  const sent = jest.fn()

  function open(attributes = 'data-form="contact"') {
    document.body.innerHTML = `<form ${attributes}><input name="name"><button data-submit data-busy="Sending">Send</button></form>`
    const form = document.querySelector('form')
    const button = document.querySelector('button')
    if (!form || !button) throw new Error('The form is not there.')
    form.submit = sent
    boot(FILE)
    return { form, button }
  }

  beforeEach(() => sent.mockClear())

  test('is held when it is sent, and says so', () => {
    const { form, button } = open()
    button.click()
    expect([form.dataset.waits, button.textContent]).toEqual(['', 'Sending'])
    expect(sent).not.toHaveBeenCalled()
  })

  test('goes as without script when none came', () => {
    const { form, button } = open()
    button.click()
    jest.advanceTimersByTime(FORM_PATIENCE)
    expect(sent).toHaveBeenCalledTimes(1)
    expect([form.dataset.waits, button.textContent]).toEqual([undefined, 'Send'])
  })

  test('is sent once if its script has taken it over', () => {
    const { form, button } = open()
    button.click()
    delete form.dataset.waits
    jest.advanceTimersByTime(FORM_PATIENCE)
    expect(sent).not.toHaveBeenCalled()
  })

  test.each(['', 'data-form="contact" data-enhanced'])('is left alone with the attributes "%s"', (attributes) => {
    const { form } = open(attributes)
    const event = new Event('submit', { bubbles: true, cancelable: true })
    form.dispatchEvent(event)
    expect(event.defaultPrevented).toBe(false)
    expect(form.dataset.waits).toBeUndefined()
  })

  test('remembers which fields were left', () => {
    open()
    const input = document.querySelector('input')
    input?.dispatchEvent(new Event('focusout', { bubbles: true }))
    expect(input?.dataset.left).toBe('')
  })
})
