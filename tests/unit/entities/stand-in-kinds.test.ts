import { failedKind, isFailed, kindOfStatus, missingKind, STAND_IN_KINDS } from '@/lib/entities/stand-in-kinds'

test.each([
  ['/projects/x', 'project'],
  ['/events/x', 'event'],
  ['/reports/x', 'report'],
  ['/articles/x', 'article'],
  ['/projects', 'other'],
  ['/', 'other'],
  ['', 'other'],
  ['/projects/page/99', 'other'],
  ['/projects/by/status/active/page/9', 'other'],
  ['/nowhere/at/all', 'other'],
])('%s that is not there was a %s', (route, kind) => {
  expect(missingKind(route)).toBe(kind)
})

test.each([
  ['/our-partners', 'partners'],
  ['/our-ambassadors', 'ambassadors'],
  ['/organization', 'organization'],
  ['/organization/it', 'organization'],
  ['/events/x', 'eventError'],
  ['/projects/x', 'projectError'],
  ['/reports/x', 'reportError'],
  ['/reports', 'error'],
  ['/reports/page/2', 'error'],
  ['/articles/x', 'error'],
  ['/', 'error'],
])('%s that failed is worded as %s', (route, kind) => {
  expect(failedKind(route)).toBe(kind)
})

test('what was asked for too often is worded so wherever it was', () => {
  expect(kindOfStatus(429, '/our-partners')).toBe('busy')
  expect(kindOfStatus(503, '/our-partners')).toBe('partners')
  expect(kindOfStatus(405, '/our-partners')).toBe('error')
  expect(kindOfStatus(500, '/our-partners')).toBe('partners')
})

test('every kind is either missing or failed', () => {
  const failed = ['projectError', 'reportError', 'eventError', 'partners', 'ambassadors', 'organization', 'busy', 'crowd', 'crowdedForm', 'error']
  expect(STAND_IN_KINDS.filter(isFailed)).toEqual(expect.arrayContaining(failed))
  expect(STAND_IN_KINDS.filter((kind) => !isFailed(kind))).toEqual(expect.arrayContaining(['article', 'project', 'report', 'event', 'other']))
  expect(isFailed('project')).toBe(false)
})
