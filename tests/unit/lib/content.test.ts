import { contentBlocks } from '@/lib/content/blocks'
import { eventStatus } from '@/lib/entities/events'
import { link, linkIn } from '@/lib/content/fields'
import { statIcon } from '@/lib/content/home-page-stats'
import { altText, image } from '@/lib/content/media'
import { projectStatus } from '@/lib/entities/projects'
import { isEmptyRichText, plainText, richText } from '@/lib/content/rich-text'

test('an alternative text in three parts serves each language its own', () => {
  expect(altText('ar', 'مدرسة | A school | Eine Schule')).toBe('مدرسة')
  expect(altText('de', 'مدرسة | A school | Eine Schule')).toBe('Eine Schule')
  expect(altText('en', 'A school')).toBe('A school')
  expect(altText('en', null)).toBe('')
})

test('a picture prefers the large format and lists all widths on the own origin', () => {
  const format = (name: string, width: number) => ({ url: `http://cms.internal:1337/uploads/${name}.webp`, width, height: width / 2 })
  const file = { url: '/uploads/x.webp', width: 2000, height: 1000, formats: { small: format('small', 500), large: format('large', 1000) } }
  expect(image('en').parse(file)).toMatchObject({
    src: '/uploads/large.webp',
    width: 1000,
    srcSet: '/uploads/small.webp 500w, /uploads/large.webp 1000w, /uploads/x.webp 2000w',
  })
  expect(image('en').parse(null)).toBeNull()
})

test.each([
  ['https://example.org/a', 'https://example.org/a'],
  ['/projects', '/projects'],
  ['mailto:info@example.org', 'mailto:info@example.org'],
  ['javascript:alert(1)', null],
  ['//evil.example', null],
  ['/\\evil.example', null],
  ['/\t/evil.example', null],
  ['data:text/html,x', null],
])('the link %s becomes %s', (given, expected) => {
  expect(link.parse(given)).toBe(expected)
})

test.each([
  ['/projects', '/de/projects'],
  ['/en/projects', '/en/projects'],
  ['/uploads/plan.pdf', '/uploads/plan.pdf'],
  ['https://example.org/', 'https://example.org/'],
  ['#about', '#about'],
  ['', null],
])('in a German text the link %s leads to %s', (given, expected) => {
  expect(linkIn('de').parse(given)).toBe(expected)
})

test('the status of a project is compared without case, suspended exactly', () => {
  expect(projectStatus('Active')).toBe('active')
  expect(projectStatus('suspended')).toBe('suspended')
  expect(projectStatus('Suspended')).toBe('neutral')
  expect(projectStatus(null)).toBe('neutral')
})

test('the icon of a statistic comes from its name, else from its title', () => {
  expect(statIcon('partners', 'Anything')).toBe('partners')
  expect(statIcon(null, 'Coun tries')).toBe('countries')
  expect(statIcon('unheard-of', 'Unheard of')).toBe('default')
})

const NOON = new Date('2026-11-21T12:00:00Z')

test.each([
  ['2026-11-22T09:00:00Z', null, 'upcoming'],
  ['2026-11-21T11:00:00Z', '2026-11-21T13:00:00Z', 'ongoing'],
  ['2026-11-20T11:00:00Z', '2026-11-20T13:00:00Z', 'past'],
  ['2026-11-21T11:59:00Z', null, 'past'],
  ['2026-11-21T12:00:00Z', '2026-11-21T12:00:00Z', 'ongoing'],
  [null, null, 'upcoming'],
  ['soon', null, 'upcoming'],
])('an event from %s to %s is %s at noon', (startDate, endDate, status) => {
  expect(eventStatus({ startDate, endDate }, NOON)).toBe(status)
})

test('blocks of an unknown component are named, not dropped', () => {
  expect(contentBlocks('en').parse([{ __component: 'shared.map' }])).toEqual([{ type: 'unsupported', component: 'shared.map' }])
})

test('a media block without its file is kept, so that the page can say so', () => {
  expect(contentBlocks('en').parse([{ __component: 'shared.media', file: null }])).toEqual([{ type: 'media', file: null, caption: null }])
})

test('rich text keeps marks and nested lists, and loses unsafe links and unknown blocks', () => {
  const words = (text: string) => [{ type: 'text', text }]
  const content = richText('en').parse([
    { type: 'paragraph', children: [{ type: 'link', url: 'javascript:alert(1)', children: words('here') }] },
    { type: 'list', format: 'ordered', children: [{ type: 'list', format: 'unordered', children: [{ type: 'list-item', children: words('deep') }] }] },
    { type: 'marquee', children: [] },
  ])
  expect(content).toHaveLength(2)
  expect(content[0]).toMatchObject({ children: [{ type: 'link', url: null }] })
  expect(plainText(content)).toBe('here deep')
})

test('a rich text of empty paragraphs is empty', () => {
  expect(isEmptyRichText(richText('en').parse([{ type: 'paragraph', children: [{ type: 'text', text: ' ' }] }]))).toBe(true)
})

test('the words of two entries of a list do not run together', () => {
  const item = (text: string) => ({ type: 'list-item', children: [{ type: 'text', text }] })
  const list = { type: 'list', format: 'unordered', children: [item('First.'), item('Second')] }
  expect(plainText(richText('en').parse([list]))).toBe('First. Second')
})
