import { primaryAction } from '@/components/events/primary-action'
import { isExternalLink } from '@/rules/link'
import type { Event } from '@/lib/entities/events'
import { event } from '../lib/fixtures'

const PAGE = '/en/events/workshop'
const report = { reportsLink: 'https://example.org/report' }
const recording = { recordingLink: 'https://example.org/video' }
const online: Partial<Event> = { location: { type: 'virtual', venue: null, address: null, city: null, virtualLink: 'https://example.org/room' } }
const open = { required: true, link: null, capacity: null, currentRegistrations: 0, isFull: false }
const external = { isExternalEvent: true }

test.each<[string, Partial<Event>, 'upcoming' | 'ongoing' | 'past', string, string | null]>([
  ['1: external, past, with report', { ...external, ...report, ...online }, 'past', 'readReport', 'https://example.org/report'],
  ['2: external, past, no report', { ...external, registration: { ...open, link: 'https://example.org/go' } }, 'past', 'viewEvent', 'https://example.org/go'],
  ['2: external with report, not over', { ...external, ...report, ...online }, 'upcoming', 'viewEvent', 'https://example.org/room'],
  [
    '2: external, registration link before virtual link',
    { ...external, ...online, registration: { ...open, link: 'https://example.org/go' } },
    'upcoming',
    'viewEvent',
    'https://example.org/go',
  ],
  ['2: external without any link', external, 'upcoming', 'viewEvent', null],
  ['3: internal, past, with report and recording', { ...report, ...recording }, 'past', 'readReport', 'https://example.org/report'],
  ['4: past with recording', recording, 'past', 'watchRecording', 'https://example.org/video'],
  ['4: recording before the end is not offered', recording, 'ongoing', 'learnMore', PAGE],
  ['5: registration on its own page', { registration: { ...open, link: 'https://example.org/go' } }, 'upcoming', 'registerNow', 'https://example.org/go'],
  ['5: registration on the event page', { registration: open }, 'upcoming', 'registerNow', PAGE],
  ['7: full', { registration: { ...open, isFull: true } }, 'upcoming', 'learnMore', PAGE],
  ['7: registration not required', { registration: { ...open, required: false } }, 'upcoming', 'learnMore', PAGE],
  ['6: ongoing with virtual link', { ...online, registration: open }, 'ongoing', 'joinEvent', 'https://example.org/room'],
  ['7: ongoing without virtual link', { registration: open }, 'ongoing', 'learnMore', PAGE],
  ['cancelled: neither to register for nor to join', { ...online, isCancelled: true, registration: open }, 'ongoing', 'learnMore', PAGE],
  ['cancelled: nor to watch', { ...recording, isCancelled: true }, 'past', 'learnMore', PAGE],
  ['7: past with nothing to read or watch', online, 'past', 'learnMore', PAGE],
])('rule %s', (_, fields, status, kind, href) => {
  expect(primaryAction(event(fields), status, PAGE)).toEqual({ kind, href })
})

test('only addresses of other sites open in a new window', () => {
  expect(isExternalLink('https://example.org')).toBe(true)
  expect(isExternalLink(PAGE)).toBe(false)
})
