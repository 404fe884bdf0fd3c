import type { Metric } from 'web-vitals'
import { measure } from '@/components/layout/consent/measure'
import { CONSENT_KEY, consentOf, storeConsent } from '@/lib/visit/consent'

type Report = (metric: Pick<Metric, 'name' | 'value'>) => void

const reports: Record<string, Report> = {}

// The library finds nothing to measure where nothing is painted.
jest.mock('web-vitals', () => Object.fromEntries(['LCP', 'INP', 'CLS'].map((name) => [`on${name}`, (report: Report) => (reports[name] = report)])))

const tell = (name: Metric['name'], value: number) => reports[name]?.({ name, value })

function turn(state: 'hidden' | 'visible'): void {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
}

let sent: jest.Mock

beforeEach(() => {
  localStorage.clear()
  document.cookie = `${CONSENT_KEY}=;max-age=0;path=/`
  storeConsent(consentOf(true))
  history.replaceState(null, '', '/ar/search?q=secret#hash')
  sent = jest.fn().mockResolvedValue(undefined)
  globalThis.fetch = sent
  measure()
})

afterEach(() => {
  turn('hidden')
  jest.restoreAllMocks()
})

test('when the page is hidden its path and its last values are sent, once', () => {
  tell('LCP', 800)
  tell('LCP', 1200.5)
  tell('CLS', 0)
  turn('visible')
  expect(sent).not.toHaveBeenCalled()
  turn('hidden')
  turn('visible')
  tell('INP', 90)
  turn('hidden')
  expect(sent.mock.calls).toEqual([['/api/vitals', expect.objectContaining({ method: 'POST', body: '{"path":"/ar/search","lcp":1200.5,"cls":0}' })]])
})

test('no cookie and no referrer goes with it, and the page need not stay for it', () => {
  tell('LCP', 800)
  turn('hidden')
  expect(sent.mock.calls[0]).toEqual([expect.any(String), expect.objectContaining({ credentials: 'omit', referrerPolicy: 'no-referrer', keepalive: true })])
})

test('a visit of which nothing is known is not told', () => {
  turn('hidden')
  expect(sent).not.toHaveBeenCalled()
})

test('nothing is sent when the visitor has changed their mind', () => {
  tell('LCP', 800)
  storeConsent(consentOf(false))
  turn('hidden')
  expect(sent).not.toHaveBeenCalled()
})
