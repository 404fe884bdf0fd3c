/** @jest-environment node */
import type { Redirects } from '@/lib/entities/redirects'
import { marks } from '@/lib/framework/cache/marks.mjs'
import { FormerAddresses } from '@/lib/framework/guard/former-addresses'
import { processState } from '@/lib/framework/process/process-state.mjs'

const read = jest.fn<Promise<Redirects>, []>()
let addresses: FormerAddresses

beforeEach(() => {
  jest.useFakeTimers()
  read.mockReset().mockResolvedValue(
    new Map([
      ['/projects/well', '/projects/deep-well'],
      ['/projects/closed', null],
      ['/events/meeting', '/events/conference'],
      ['/events/cancelled', null],
      ['/events/elsewhere', 'https://example.org/a#b'],
      ['/old page', '/help#faq'],
      ['/start', '/'],
      ['/partner', 'https://example.org/a?b=c'],
      ['/مدرسة', '/projects/مدرسة-جديدة'],
      ['/caf%C3%A9', '/help'],
      ['/bu\u0308cher', '/a%2Fb/ü'],
      ['/list.v1.html', '/projects'],
    ]),
  )
  processState.readRedirects = read
  addresses = new FormerAddresses()
})

afterEach(() => {
  processState.readRedirects = undefined
  jest.useRealTimers()
})

test.each([
  ['/en/projects/well', '/en/projects/deep-well'],
  ['/en/events/meeting/calendar.ics', '/en/events/conference/calendar.ics'],
  ['/ar/projects/well/?utm_source=mail', '/ar/projects/deep-well?utm_source=mail'],
  ['/de/start', '/de'],
  ['/de/events/elsewhere/calendar.ics', 'https://example.org/a#b'],
  ['/de/old%20page', '/de/help#faq'],
  ['/de/old%20page?a=b', '/de/help?a=b#faq'],
  ['/de/partner?x=y', 'https://example.org/a?b=c'],
  [`/ar/${encodeURIComponent('مدرسة')}`, `/ar/projects/${encodeURIComponent('مدرسة-جديدة')}`],
  ['/de/café', '/de/help'],
  ['/de/caf%c3%a9/', '/de/help'],
  ['/de/cafe%CC%81', '/de/help'],
  ['/de/b%C3%BCcher', '/de/a%2Fb/%C3%BC'],
  ['/de/bu%CC%88cher?x=y', '/de/a%2Fb/%C3%BC?x=y'],
  ['/de/list.v1.html', '/de/projects'],
  ['/de/list%2Ev1.html', '/de/projects'],
  ['/list.v1.html', '/projects'],
  ['/projects/well', '/projects/deep-well'],
])('%s is at %s now', async (url, location) => {
  expect(await addresses.find(url)).toEqual({ location })
})

test.each(['/en/projects/other', '/en/events/other/calendar.ics', '/en/calendar.ics', '/projects/%77%65ll%2F', '/en/projects/%E0%A4%A', '/en'])(
  'nothing ever was at %s',
  async (url) => {
    expect(await addresses.find(url)).toBeNull()
  },
)

test.each(['/en/projects/closed', '/en/events/cancelled/calendar.ics'])('%s was taken back', async (url) => {
  expect(await addresses.find(url)).toBe('gone')
})

test('the list is read once, and again after a publication', async () => {
  await Promise.all([addresses.find('/en/a'), addresses.find('/en/b')])
  await addresses.find('/en/c')
  expect(read).toHaveBeenCalledTimes(1)
  read.mockResolvedValue(new Map([['/a', '/b']]))
  marks.mark(['type:project'])
  expect(await addresses.find('/en/a')).toEqual({ location: '/en/b' })
  expect(read).toHaveBeenCalledTimes(2)
})

test('with the content service away the last list serves, and is not asked for each time', async () => {
  await addresses.find('/en/a')
  read.mockRejectedValue(new Error('away'))
  marks.mark(['type:project'])
  expect(await addresses.find('/en/projects/closed')).toBe('gone')
  expect(await addresses.find('/en/projects/closed')).toBe('gone')
  expect(read).toHaveBeenCalledTimes(2)
})

test('with the content service hung nobody waits longer than a second', async () => {
  read.mockReturnValue(new Promise(() => undefined))
  const found = addresses.find('/en/projects/well')
  await jest.advanceTimersByTimeAsync(1000)
  expect(await found).toBeNull()
})
