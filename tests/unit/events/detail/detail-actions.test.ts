import { detailActions } from '@/components/events/detail/detail-actions'
import { localHref } from '@/components/events/primary-action'
import { canRegister } from '@/components/events/registration'
import type { Event } from '@/lib/entities/events'
import { EVENT_STATUSES, location, registration } from './fixtures'
import { event } from '../../lib/fixtures'

const kinds = (fields: Partial<Event>) =>
  Object.fromEntries(EVENT_STATUSES.map((status) => [status, detailActions(event(fields), status).map(({ kind }) => kind)]))

test('register only while it is upcoming, asked for and not full', () => {
  expect(kinds({ registration: registration() })).toEqual({ upcoming: ['register'], ongoing: [], past: [] })
  expect(canRegister({ isCancelled: false, registration: null }, 'upcoming')).toBe(false)
  expect(canRegister({ isCancelled: false, registration: registration({ required: false }) }, 'upcoming')).toBe(false)
  expect(canRegister({ isCancelled: false, registration: registration({ isFull: true }) }, 'upcoming')).toBe(false)
  expect(canRegister({ isCancelled: false, registration: registration({ capacity: 3, currentRegistrations: 3 }) }, 'upcoming')).toBe(false)
})

test('nothing can be done with one that is cancelled', () => {
  const online = location({ type: 'virtual', virtualLink: 'https://meet.example.org' })
  const all = { registration: registration(), location: online, recordingLink: 'https://v.example.org', reportsLink: '/reports/x' }
  expect(kinds({ ...all, isCancelled: true })).toEqual({ upcoming: [], ongoing: [], past: [] })
  expect(kinds(all).ongoing).toEqual(['joinNow'])
})

test('registering leads to the panel of the page, or to the page that the event names', () => {
  expect(detailActions(event({ registration: registration() }), 'upcoming')[0]?.href).toBe('#register')
  const link = 'https://forms.example.org/x'
  expect(detailActions(event({ registration: registration({ link }) }), 'upcoming')[0]?.href).toBe(link)
})

test('watch the recording and read the report only when it is past', () => {
  expect(kinds({ recordingLink: 'https://v.example.org', reportsLink: '/reports/x' })).toEqual({
    upcoming: [],
    ongoing: [],
    past: ['watchRecording', 'readReport'],
  })
})

test.each(['virtual', 'hybrid'] as const)('join only while a %s event runs', (type) => {
  const virtualLink = 'https://meet.example.org/x'
  expect(kinds({ location: location({ type, virtualLink }) })).toEqual({ upcoming: [], ongoing: ['joinNow'], past: [] })
  expect(kinds({ location: location({ type }) }).ongoing).toEqual([])
})

test('nobody joins a physical event by a link', () => {
  expect(kinds({ location: location({ type: 'physical', virtualLink: 'https://meet.example.org/x' }) }).ongoing).toEqual([])
})

test('addresses of this site stay in the language of the page', () => {
  expect(localHref('de', '/reports/x')).toBe('/de/reports/x')
  expect(localHref('de', '/en/reports/x')).toBe('/de/reports/x')
  expect(localHref('de', '#register')).toBe('#register')
  expect(localHref('de', 'https://example.org/x')).toBe('https://example.org/x')
})
