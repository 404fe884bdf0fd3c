/** @jest-environment node */
import { dueReminder } from '@/cms/src/events/attendees/reminders'
import { reminderLeads } from '@/cms/src/events/attendees/settings'
import { type EventState, newsBetween, readState, stateOf, writeState } from '@/cms/src/events/state'
import { whatWas } from '@/cms/src/mail/attendee'

const state: EventState = {
  startDate: '2026-12-12T07:00:00.000Z',
  endDate: '2026-12-12T13:00:00.000Z',
  timeZone: 'Europe/Berlin',
  place: 'Hall, Homs',
  isCancelled: false,
  wordsOf: 'en',
}

const MINUTE = 60_000

describe('what attendees have to be told', () => {
  test.each<[string, Partial<EventState>, ReturnType<typeof newsBetween>]>([
    ['nothing', {}, null],
    ['another start', { startDate: '2026-12-12T08:00:00.000Z' }, 'eventChanged'],
    ['another end', { endDate: null }, 'eventChanged'],
    ['another zone', { timeZone: 'Asia/Damascus' }, 'eventChanged'],
    ['another place', { place: 'School, Homs' }, 'eventChanged'],
    ['the same place in words of another language', { place: 'Saal, Homs', wordsOf: 'de' }, null],
    ['another start in words of another language', { startDate: '2026-12-12T08:00:00.000Z', wordsOf: 'de' }, 'eventChanged'],
    ['that it is cancelled', { isCancelled: true }, 'eventCancelled'],
    ['that it is cancelled, at another time', { isCancelled: true, startDate: '2026-12-12T08:00:00.000Z' }, 'eventCancelled'],
  ])('%s', (_, changes, news) => {
    expect(newsBetween(state, { ...state, ...changes })).toBe(news)
  })

  test('of a cancelled event only that it takes place after all', () => {
    const off = { ...state, isCancelled: true }
    expect(newsBetween(off, { ...off, startDate: '2026-12-13T07:00:00.000Z', place: 'School' })).toBeNull()
    expect(newsBetween(off, state)).toBe('eventChanged')
  })

  test('nothing, where nobody knows what they know', () => {
    expect(newsBetween(null, { ...state, isCancelled: true })).toBeNull()
  })
})

describe('the state of an event', () => {
  const stored = {
    documentId: 'evt1',
    locale: 'en',
    slug: 'x',
    title: 'X',
    shortDescription: null,
    startDate: '2026-12-12T08:00:00+01:00',
    endDate: null,
    timeZone: null,
    isExternalEvent: null,
    isCancelled: null,
    createdAt: '',
    updatedAt: '',
    publishedAt: '',
    location: null,
  }

  test('is the same text however the moment is written', () => {
    const text = writeState(stateOf(stored, 'en'))
    expect(writeState(stateOf({ ...stored, startDate: '2026-12-12T07:00:00Z', isCancelled: false }, 'en'))).toBe(text)
    expect(readState(text)).toEqual({ ...state, endDate: null, timeZone: null, place: 'We will tell you the place later' })
  })

  test('is the same text whatever order its parts come in', () => {
    expect(writeState(Object.fromEntries(Object.entries(state).reverse()) as EventState)).toBe(writeState(state))
  })

  test.each([null, '', 'x', '{}', '{"startDate":1}'])('cannot be read of %j', (text) => {
    expect(readState(text)).toBeNull()
  })
})

describe('a mail about a change', () => {
  const submission = (former: Partial<EventState> | null, now: Partial<EventState> = {}) => ({
    id: 1,
    email: 'a@example.org',
    reference: 'E-1',
    formerState: former && writeState({ ...state, ...former }),
    toldState: writeState({ ...state, ...now }),
  })

  test.each<['ar' | 'en' | 'de', Partial<EventState>, RegExp]>([
    ['en', { startDate: '2026-12-11T07:00:00.000Z', endDate: null }, /^Until now it was planned for: Friday.* 11 December 2026.* 08:00.*$/],
    ['de', { place: 'Schule' }, /^Der Ort war bisher: Schule$/],
    ['ar', { place: 'المدرسة' }, /^المكان السابق: المدرسة$/],
    ['en', { isCancelled: true }, /^We had told you that it was cancelled: it takes place after all\.$/],
    ['en', { place: '$& $1', timeZone: 'Asia/Damascus' }, /^Until now it was planned for: .*\nUntil now the place was: \$& \$1$/],
    ['en', {}, /^$/],
  ])('in %s says of what was %j', (language, former, words) => {
    expect(whatWas(submission(former), language)).toMatch(words)
  })

  test('says nothing of what nobody has noted', () => {
    expect(whatWas(submission(null), 'en')).toBe('')
  })
})

describe('reminders', () => {
  const leads = [60 * MINUTE, 1440 * MINUTE]
  const start = '2026-12-12T07:00:00.000Z'

  test.each<[minutesLeft: number, due: number | null]>([
    [1441, null],
    [1440, 1440],
    [61, 1440],
    [60, 60],
    [1, 60],
    [0, null],
    [-5, null],
  ])('%i minutes before the start: that of %j minutes', (left, due) => {
    expect(dueReminder(start, leads, Date.parse(start) - left * MINUTE)).toBe(due && due * MINUTE)
  })

  const withSetting = (setting: string | undefined) => {
    if (setting === undefined) delete process.env.EVENT_REMINDERS_MINUTES
    else process.env.EVENT_REMINDERS_MINUTES = setting
    return reminderLeads()
  }

  afterEach(() => delete process.env.EVENT_REMINDERS_MINUTES)

  test.each<[string | undefined, number[]]>([
    [undefined, [60, 1440]],
    ['', [60, 1440]],
    ['none', []],
    ['30', [30]],
    [' 1440, 30,1440 ', [30, 1440]],
  ])('are sent by the setting %j at %j minutes', (setting, minutes) => {
    expect(withSetting(setting)).toEqual(minutes.map((count) => count * MINUTE))
  })

  test.each(['soon', '60,', '0', '-5', '1.5', '1e3'])('cannot be sent by the setting %j', (setting) => {
    expect(() => withSetting(setting)).toThrow('EVENT_REMINDERS_MINUTES has to be minutes')
  })
})
