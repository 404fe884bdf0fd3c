/** @jest-environment node */
import { NextRequest } from 'next/server'
import { filteredAddress, filteredRoute, parseFilteredRoute } from '@/lib/i18n/list-filters'
import middleware from '@/middleware'

const query = (text: string) => new URLSearchParams(text)

test.each([
  ['projects', {}, 1, '/projects'],
  ['projects', {}, 3, '/projects/page/3'],
  ['projects', { status: 'active' }, 1, '/projects/by/status-active'],
  ['projects', { sort: 'oldest', type: 'campaign', status: 'completed' }, 2, '/projects/by/status-completed/type-campaign/sort-oldest/page/2'],
  ['reports', { source: 'external' }, 1, '/reports/by/source-external'],
  ['departments', { office: 'a1b2', sort: 'name' }, 1, '/join/by/office-a1b2/sort-name'],
] as const)('%s filtered by %j, page %i, is %s, which says the same', (list, filter, page, route) => {
  expect(filteredRoute(list, filter, page)).toBe(route)
  const segments = route.split('/by/')[1]?.split('/')
  if (segments) expect(parseFilteredRoute(list, segments)).toEqual({ filter, page })
})

test.each([
  'status-unknown',
  'colour-red',
  'type-campaign/status-active',
  'status-active/status-active',
  'status-active/page/1',
  'status-active/page/02',
  'status-active/page/NaN',
  'status-active/page/Infinity',
  'status-active/page',
  'status-active/page/2/page/3',
  'page/2',
  'status',
  '',
])('%j is no address of a filtered list', (address) => {
  expect(parseFilteredRoute('projects', address.split('/'))).toBeNull()
})

test.each([
  ['/ar/projects', 'status=active&type=&sort=', '/ar/projects/by/status-active'],
  ['/de/projects', 'status=&type=&sort=', '/de/projects'],
  ['/en/projects', 'type=everything', '/en/projects'],
  ['/en/reports', 'source=own&sort=oldest', '/en/reports/by/source-own/sort-oldest'],
  ['/en/join', 'office=k5&sort=volunteers', '/en/join/by/office-k5/sort-volunteers'],
  ['/en/events', 'type=webinar&place=&source=&q=', '/en/events/by/type-webinar'],
  ['/ar/events', 'q=water&source=external&view=list&type=webinar', '/ar/events/by/type-webinar/source-external?q=water&view=list'],
  ['/de/events', 'past=18&place=moon&utm_source=mail', '/de/events?past=18&utm_source=mail'],
  ['/de/events', 'q=water&view=list', null],
  ['/en/events/by/type-webinar', 'type=meeting', null],
  ['/en/projects', 'utm=x', null],
  ['/en/projects/school', 'type=campaign', null],
  ['/projects', 'type=campaign', null],
])('the form of %s that sends %s leads to %s', (address, sent, target) => {
  expect(filteredAddress(address, query(sent))).toBe(target)
})

const lead = async (address: string) => {
  const response = await middleware(new NextRequest(new URL(address, 'http://localhost')))
  return [response.status, response.headers.get('location')]
}

test.each([
  ['/de/projects?status=active&type=campaign&sort=', '/de/projects/by/status-active/type-campaign'],
  ['/en/projects?status=&type=&sort=', '/en/projects'],
  ['/ar/events?type=webinar&place=hybrid', '/ar/events/by/type-webinar/place-hybrid'],
  ['/en/events?view=list&source=own&q=a%26b&type=webinar', '/en/events/by/type-webinar/source-own?view=list&q=a%26b'],
])('%s leads for good, and at once, to its address by path', async (address, target) => {
  expect(await lead(address)).toEqual([308, `http://localhost${target}`])
})

test.each([
  ['/projects?status=active&lng=de', '/de/projects/by/status-active'],
  ['/events?type=webinar&q=x&lng=ar', '/ar/events/by/type-webinar?q=x'],
])('where the language has to be chosen, %s leads there for this visitor', async (address, target) => {
  expect(await lead(address)).toEqual([307, `http://localhost${target}`])
})
