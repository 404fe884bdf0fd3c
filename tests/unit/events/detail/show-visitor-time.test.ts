import { showVisitorTime, visitorTime } from '@/components/events/detail/show-visitor-time'

const evening = { start: '2026-12-12T18:00:00.000Z', end: '2026-12-12T19:30:00.000Z', timeZone: 'Asia/Damascus' }

test('a visitor elsewhere reads the hours of their own clock', () => {
  expect(visitorTime('en', evening, 'Europe/Berlin')).toEqual({ hours: '19:00 – 20:30', days: null })
  expect(visitorTime('ar', { ...evening, end: null }, 'Europe/Berlin')).toEqual({ hours: '19:00', days: null })
})

test('where the days are others, they are said', () => {
  expect(visitorTime('en', evening, 'Asia/Tokyo')).toEqual({ hours: '03:00 – 04:30', days: '13 December 2026' })
  const late = visitorTime('de', { ...evening, end: '2026-12-14T22:30:00.000Z' }, 'America/New_York')
  expect(late?.hours).toBe('13:00 – 17:30')
  expect(late?.days).toMatch(/^12\.\s?[–-]\s?14\. Dezember 2026$/)
})

test('a zone with the same clock at that date has nothing to say', () => {
  expect(visitorTime('en', evening, 'Asia/Amman')).toBeNull()
  expect(visitorTime('en', { ...evening, start: '2026-07-12T18:00:00.000Z', end: null, timeZone: 'Europe/Berlin' }, 'Europe/Paris')).toBeNull()
})

test('zones that part in summer only are told apart by the date', () => {
  const at = (start: string) => visitorTime('en', { start, end: null, timeZone: 'Africa/Lagos' }, 'Europe/Berlin')
  expect(at('2026-12-12T18:00:00.000Z')).toBeNull()
  expect(at('2026-07-12T18:00:00.000Z')).toEqual({ hours: '20:00', days: null })
})

test('what is no date says nothing', () => {
  expect(visitorTime('en', { ...evening, start: 'soon' }, 'Europe/Berlin')).toBeNull()
})

describe('in the page', () => {
  const place = () => {
    document.documentElement.lang = 'en'
    document.body.innerHTML = `<div hidden data-start="${evening.start}" data-end="${evening.end}" data-zone="${evening.timeZone}"><dt>x</dt><dd><span></span><span></span></dd></div>`
    const [element] = document.body.querySelectorAll('div')
    if (!element) throw new Error('no place')
    return element
  }

  test('the place is filled and shown', () => {
    const element = place()
    showVisitorTime(element, 'Europe/Berlin')
    expect(element).toBeVisible()
    expect(element.querySelector('dd')).toHaveTextContent('19:00 – 20:30')
  })

  test('the place stays hidden where the clocks agree', () => {
    const element = place()
    showVisitorTime(element, 'Asia/Riyadh')
    expect(element).not.toBeVisible()
  })
})
