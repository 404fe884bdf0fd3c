import { HEAD_SCRIPT, KEPT_HEAD_SCRIPT, withHeadScript } from '@/lib/framework/page/head.mjs'
import { HEADER_ID } from '@/lib/framework/static/header-id.mjs'
import { storedConsent } from '@/lib/visit/consent'
import { CONSENT_KEY } from '@/lib/visit/consent-key.mjs'

const until = (expires: number) => JSON.stringify({ accepted: true, preferences: { necessary: true, analytics: true }, expires })

function visit(stored: string | null, cookie: string) {
  delete document.documentElement.dataset.ask
  if (stored === null) localStorage.removeItem(CONSENT_KEY)
  else localStorage.setItem(CONSENT_KEY, stored)
  document.cookie = cookie ? `${CONSENT_KEY}=${cookie}` : `${CONSENT_KEY}=;max-age=0`
}

function runScript(fonts = '') {
  const script = document.createElement('script')
  script.dataset.fonts = fonts
  script.textContent = KEPT_HEAD_SCRIPT
  document.head.append(script)
  script.remove()
  return document.documentElement.dataset.ask !== undefined
}

afterEach(() => visit(null, ''))

test.each([
  ['no choice is there', null, '', true],
  ['the choice has run out', until(Date.now() - 1), 'all', true],
  ['the choice cannot be read', 'none', 'all', true],
  ['a choice is in force', until(Date.now() + 60_000), '', false],
  ['the cookie alone says all', null, 'all', false],
  ['the cookie alone says what is necessary', null, 'necessary', false],
  ['the cookie says something else', null, 'perhaps', true],
])('where %s, the question is asked before the first paint as the script asks it later', (_, stored, cookie, isAsked) => {
  visit(stored, cookie)
  expect(runScript()).toBe(isAsked)
  expect(storedConsent() === null).toBe(isAsked)
})

test('where storage is forbidden, the cookie decides', () => {
  visit(null, 'all')
  const storage = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError')
  })
  expect(runScript()).toBe(false)
  document.cookie = `${CONSENT_KEY}=;max-age=0`
  expect(runScript()).toBe(true)
  storage.mockRestore()
})

const onLine = (connection: object | undefined) => {
  if (connection) Object.defineProperty(navigator, 'connection', { value: connection, configurable: true })
}

const setWorker = (worker: object | undefined) => Object.defineProperty(navigator, 'serviceWorker', { value: worker, configurable: true })

describe('the fonts of the first screen', () => {
  const preloaded = () => [...document.head.querySelectorAll('link[rel=preload]')].map((link) => link.getAttribute('href'))
  const isPlain = () => document.documentElement.dataset.plain !== undefined
  const fetched = jest.fn((_: string) => Promise.resolve({ blob: () => Promise.resolve() }))
  const onLoad = jest.spyOn(window, 'addEventListener')
  const load = () => onLoad.mock.calls.forEach(([type, listen]) => type === 'load' && typeof listen === 'function' && listen(new Event('load')))

  beforeEach(() => {
    fetched.mockClear()
    onLoad.mockClear()
    Object.defineProperty(globalThis, 'fetch', { value: fetched, configurable: true, writable: true })
  })

  afterEach(() => {
    for (const name of ['connection', 'serviceWorker']) Reflect.deleteProperty(navigator, name)
    delete document.documentElement.dataset.plain
    document.head.replaceChildren()
  })

  test.each([
    ['where nothing is known of the line', undefined, true],
    ['on a good line', { saveData: false, rtt: 50, downlink: 10 }, true],
    ['not on a slow line', { saveData: false, rtt: 50, downlink: 1.6 }, false],
    ['not on a long line', { saveData: false, rtt: 150, downlink: 10 }, false],
    ['not where data is to be saved', { saveData: true, rtt: 50, downlink: 10 }, false],
  ])('are fetched at once %s', (_, connection, isFetched) => {
    onLine(connection)
    runScript('/a.woff2 /b.woff2')
    expect(preloaded()).toEqual(isFetched ? ['/a.woff2', '/b.woff2'] : [])
    expect(isPlain()).toBe(!isFetched)
  })

  test('come on a slow line when all else has, for the next page', () => {
    onLine({ saveData: false, rtt: 150, downlink: 1.6 })
    runScript('/a.woff2 /b.woff2')
    expect(fetched).not.toHaveBeenCalled()
    load()
    expect(fetched.mock.calls.map(([address]) => address)).toEqual(['/a.woff2', '/b.woff2'])
  })

  test.each([
    ['there where the worker has them from an earlier page', { saveData: false, rtt: 300, downlink: 0.4 }, { controller: {} }, false],
    ['not there yet on the first page', { saveData: false, rtt: 300, downlink: 0.4 }, { controller: null }, true],
    ['never asked for where data is to be saved', { saveData: true, rtt: 300, downlink: 0.4 }, { controller: {} }, true],
  ])('are %s', (_, connection, worker, isExpectedPlain) => {
    onLine(connection)
    setWorker(worker)
    runScript('/a.woff2')
    expect(isPlain()).toBe(isExpectedPlain)
    expect(preloaded()).toEqual([])
    if (connection.saveData) {
      load()
      expect(fetched).not.toHaveBeenCalled()
    }
  })

  test('are none where the page names none', () => {
    runScript()
    expect(preloaded()).toEqual([])
  })
})

describe('the script in the head', () => {
  const font = (name: string) => `<link rel="preload" href="/_next/static/media/${name}.woff2" as="font" crossorigin="" type="font/woff2"/>`
  const page = (head: string) => `<html><head>${head}</head><body>${font('c')}</body></html>`
  const script = (fonts: string) => `<script data-fonts="${fonts}">${KEPT_HEAD_SCRIPT}</script>`

  test('takes over the fonts, and stands before the styles', () => {
    const fonts = '/_next/static/media/a.1.woff2 /_next/static/media/b.2.woff2'
    expect(withHeadScript(page(`<meta/>${font('a.1')}${font('b.2')}<style data-href="x">a{}</style><title>t</title>`))).toBe(
      page(`<meta/>${script(fonts)}<style data-href="x">a{}</style><title>t</title>`),
    )
    expect(withHeadScript(page('<meta/><link rel="stylesheet" href="x"/>'))).toBe(page(`<meta/>${script('')}<link rel="stylesheet" href="x"/>`))
  })

  test('has pictures of the content asked for before the styles are read, each once', () => {
    const picture = (name: string) => `<link rel="preload" as="image" imageSrcSet="/${name} 500w" imageSizes="65vw" fetchPriority="high"/>`
    const style = '<style data-href="x">a{}</style>'
    expect(withHeadScript(`<head>${picture('a')}${style}</head><body>${picture('b')}<p>1</p>${picture('b')}${picture('c')}<p>2</p></body>`)).toBe(
      `<head>${picture('a')}${picture('b')}${picture('c')}${script('')}${style}</head><body><p>1</p><p>2</p></body>`,
    )
  })

  test('has the first paint wait for the header, in pages that have one', () => {
    const header = `<header id="${HEADER_ID}">1</header>`
    expect(withHeadScript(`<head><meta/></head><body>${header}</body>`)).toBe(
      `<head><meta/><link rel="expect" href="#${HEADER_ID}" blocking="render"/>${script('')}</head><body>${header}</body>`,
    )
  })

  test('takes the place of the one of every page, all of whose parts it has', () => {
    expect(KEPT_HEAD_SCRIPT.startsWith(`${HEAD_SCRIPT};`)).toBe(true)
    expect(withHeadScript(page(`<meta/><style data-href="x">a{}</style><script>${HEAD_SCRIPT}</script>`))).toBe(
      page(`<meta/>${script('')}<style data-href="x">a{}</style>`),
    )
  })

  test('stands at the end of a head without styles, and in no page without one', () => {
    expect(withHeadScript(page('<meta/>'))).toBe(page(`<meta/>${script('')}`))
    expect(withHeadScript('<p>')).toBe('<p>')
  })
})
