import { HEAD_SCRIPT, withHeadScript } from '@/lib/framework/page/head.mjs'
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
  script.textContent = HEAD_SCRIPT
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

describe('the fonts of the first screen', () => {
  const preloaded = () => [...document.head.querySelectorAll('link[rel=preload]')].map((link) => link.getAttribute('href'))

  afterEach(() => {
    Reflect.deleteProperty(navigator, 'connection')
    document.head.replaceChildren()
  })

  test.each([
    ['where nothing is known of the line', undefined, true],
    ['on a good line', { saveData: false, rtt: 50, downlink: 10 }, true],
    ['not on a slow line', { saveData: false, rtt: 50, downlink: 1.6 }, false],
    ['not on a long line', { saveData: false, rtt: 150, downlink: 10 }, false],
    ['not where data is to be saved', { saveData: true, rtt: 50, downlink: 10 }, false],
  ])('are fetched at once %s', (_, connection, isFetched) => {
    if (connection) Object.defineProperty(navigator, 'connection', { value: connection, configurable: true })
    runScript('/a.woff2 /b.woff2')
    expect(preloaded()).toEqual(isFetched ? ['/a.woff2', '/b.woff2'] : [])
  })

  test('are none where the page names none', () => {
    runScript()
    expect(preloaded()).toEqual([])
  })
})

describe('the script in the head', () => {
  const font = (name: string) => `<link rel="preload" href="/_next/static/media/${name}.woff2" as="font" crossorigin="" type="font/woff2"/>`
  const page = (head: string) => `<html><head>${head}</head><body>${font('c')}</body></html>`
  const script = (fonts: string) => `<script data-fonts="${fonts}">${HEAD_SCRIPT}</script>`

  test('takes over the fonts, and stands before the styles', () => {
    const fonts = '/_next/static/media/a.1.woff2 /_next/static/media/b.2.woff2'
    expect(withHeadScript(page(`<meta/>${font('a.1')}${font('b.2')}<style data-href="x">a{}</style><title>t</title>`))).toBe(
      page(`<meta/>${script(fonts)}<style data-href="x">a{}</style><title>t</title>`),
    )
    expect(withHeadScript(page('<meta/><link rel="stylesheet" href="x"/>'))).toBe(page(`<meta/>${script('')}<link rel="stylesheet" href="x"/>`))
  })

  test('stands at the end of a head without styles, and in no page without one', () => {
    expect(withHeadScript(page('<meta/>'))).toBe(page(`<meta/>${script('')}`))
    expect(withHeadScript('<p>')).toBe('<p>')
  })
})
