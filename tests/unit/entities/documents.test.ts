/** @jest-environment node */
import { getAmbassadors } from '@/lib/entities/ambassadors'
import { getLatestArticles } from '@/lib/entities/articles'
import { departmentName, departments, getDepartments, officeName } from '@/lib/entities/departments'
import { events } from '@/lib/entities/events'
import { getFaqs } from '@/lib/entities/faqs'
import { getPartners } from '@/lib/entities/partners'
import { projectStatus, projects } from '@/lib/entities/projects'
import { reports } from '@/lib/entities/reports'
import { office, role } from '../organization/fixtures'
import { answerContent, saved, says } from './content-answers'

jest.mock('next/headers', () => ({ draftMode: async () => ({ isEnabled: false }) }))

let documents: object[]
answerContent(() => ({ data: documents }))

const picture = { url: '/uploads/x.webp', width: 9, height: 6, alternativeText: 'A roof' }
const image = { src: '/uploads/x.webp', srcSet: null, width: 9, height: 6, alt: 'A roof' }

/** The documents of a type as the site reads one of which all is said, and one of which nothing is. */
async function read<D>(find: () => Promise<D>, full: object): Promise<[D, D]> {
  documents = [{ ...saved, ...full }]
  const known = await find()
  documents = [saved]
  return [known, await find()]
}

test('an ambassador is read', async () => {
  const words = { name: 'Rima', title: 'Teacher', country: 'Austria', countryCode: 'at', quote: 'Begin!' }
  const socialLinks = [{ platform: 'x', url: 'https://example.org/' }]
  const [[full], [bare]] = await read(() => getAmbassadors('en'), {
    ...words,
    image: picture,
    story: says('I began'),
    socialLinks: [...socialLinks, { url: '/' }],
  })
  expect(full).toEqual({ documentId: 'd1', ...words, image, story: says('I began'), socialLinks })
  expect(bare).toEqual({ documentId: 'd1', name: null, title: null, country: null, countryCode: null, quote: null, image: null, story: [], socialLinks: [] })
})

test('an article is read', async () => {
  const words = { title: 'A roof', excerpt: 'In short', publishedDate: '2026-01-02', author: 'Samir' }
  const blocks = [{ __component: 'shared.quote', title: 'Layla', body: 'We build' }]
  const [[full], [bare]] = await read(() => getLatestArticles('en', 5), { ...words, cover: picture, blocks, localizations: [{ locale: 'ar' }] })
  expect(full).toMatchObject({ documentId: 'd1', updatedAt: saved.updatedAt, ...words, cover: image, blocks: [{ type: 'quote' }], localizations: ['ar'] })
  expect(bare).toMatchObject({ title: null, excerpt: null, publishedDate: null, author: null, cover: null, blocks: [], localizations: [], seo: null })
})

test('a report is read', async () => {
  const words = { title: 'Winter', shortDescription: 'In short', publishedDate: '2026-01-02', author: 'Samir', sourceLink: 'https://example.org/' }
  const contents = [{ __component: 'shared.quote', title: 'Layla', body: 'We build' }]
  const [full, bare] = await read(() => reports.find('en', 'x'), { ...words, cover: picture, contents, isExternalReport: true })
  expect(full).toMatchObject({ slug: 'x', ...words, cover: image, contents: [{ type: 'quote' }], isExternalReport: true })
  expect(bare).toMatchObject({ title: null, shortDescription: null, sourceLink: null, cover: null, contents: [], isExternalReport: false, seo: null })
})

test('a partner is read', async () => {
  const words = { name: 'A school', descriptionHtml: '<p>x</p>', website: 'https://example.org/', sortOrder: 3, featured: true }
  const [[full], [bare]] = await read(() => getPartners('en'), { ...words, description: says('We help'), logo: picture })
  expect(full).toEqual({ documentId: 'd1', ...words, description: says('We help'), logo: image })
  expect(bare).toEqual({ documentId: 'd1', name: null, descriptionHtml: null, website: null, sortOrder: 0, featured: false, description: [], logo: null })
})

test('questions come by their priority', async () => {
  documents = [
    { ...saved, documentId: 'b', question: 'How?', answer: says('So'), prio: 2 },
    { ...saved, documentId: 'a', question: 'Who?', prio: 1 },
    { ...saved, documentId: 'c', prio: 0 },
  ]
  const say = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  expect(await getFaqs('en')).toEqual([
    { id: 'a', question: 'Who?', answer: [], priority: 1 },
    { id: 'b', question: 'How?', answer: says('So'), priority: 2 },
  ])
  // What asks nothing is left out.
  expect(say).toHaveBeenCalledTimes(1)
})

test('a project is read, its questions by their priority and its periods by their beginning', async () => {
  const words = { title: 'A well', shortDescription: 'In short', suspensionReason: 'Rain', creationDate: '2026-01-02', type: 'campaign' }
  const periods = ['2026-05-01', null, '2026-03-01'].map((fromDate, number) => ({ documentId: `t${number}`, fromDate, toDate: null }))
  const blocks = [{ __component: 'shared.quote', title: 'Layla', body: 'We build' }]
  const [full, bare] = await read(() => projects.find('en', 'x'), {
    ...words,
    projectStatus: 'Active',
    cardCover: picture,
    projectCover: picture,
    contents: blocks,
    news: blocks,
    forms: [{ documentId: 'f1', title: 'Help', note: 'Soon' }],
    projectTimelines: periods,
    faqs: [
      { id: 2, question: 'When?', answer: says('Soon'), priority: 2 },
      { id: 'one', priority: 1 },
    ],
  })
  expect(full).toMatchObject({
    ...words,
    projectStatus: 'active',
    cardCover: image,
    projectCover: image,
    contents: [{ type: 'quote' }],
    news: [{ type: 'quote' }],
  })
  expect(full?.forms).toEqual([{ documentId: 'f1', title: 'Help', note: 'Soon' }])
  expect(full?.projectTimelines.map(({ documentId }) => documentId)).toEqual(['t1', 't2', 't0'])
  expect(full?.faqs).toEqual([
    { id: 'one', question: '', answer: [], priority: 1 },
    { id: '2', question: 'When?', answer: says('Soon'), priority: 2 },
  ])
  expect(bare).toMatchObject({
    title: null,
    projectStatus: 'neutral',
    cardCover: null,
    faqs: [],
    contents: [],
    news: [],
    forms: [],
    projectTimelines: [],
    seo: null,
  })
})

test.each([
  ['Active', 'active'],
  ['UPCOMING', 'upcoming'],
  ['completed', 'completed'],
  ['nonActive', 'nonactive'],
  ['suspended', 'suspended'],
  ['Suspended', 'neutral'],
  ['unheard of', 'neutral'],
  [null, 'neutral'],
])('a project that is %s has the status %s', (value, status) => {
  expect(projectStatus(value)).toBe(status)
})

test('an event is read', async () => {
  const words = { title: 'Workshop', shortDescription: 'In short', organizerName: 'Imar', eventType: 'webinar', startDate: '2026-01-02', endDate: '2026-01-03' }
  const more = {
    timeZone: 'Europe/Berlin',
    recordingLink: 'https://example.org/r',
    reportsLink: 'https://example.org/s',
    isExternalEvent: true,
    featured: true,
  }
  const location = { type: 'hybrid', venue: 'Hall', address: 'Main street 1', city: 'Homs', virtualLink: 'https://example.org/v' }
  const registration = { required: true, link: 'https://example.org/x', capacity: 30, currentRegistrations: 12, isFull: true }
  const agenda = [{ time: '9:00', title: 'Welcome', description: 'With tea', speaker: 'Layla' }]
  const speaker = { id: 1, name: 'Samir', title: 'Dr', organization: 'A school', bio: 'Builds' }
  const sponsor = { id: 2, name: 'A shop', website: 'https://example.org/p', tier: 'gold' }
  const [full, bare] = await read(() => events.find('en', 'x'), {
    ...words,
    ...more,
    location,
    registration,
    agenda,
    description: says('All about it'),
    featuredImage: picture,
    thumbnail: picture,
    speakers: [{ ...speaker, photo: picture }],
    sponsors: [{ ...sponsor, logo: picture }],
  })
  expect(full).toMatchObject({ ...words, ...more, location, registration, agenda, description: says('All about it'), featuredImage: image, thumbnail: image })
  expect(full).toMatchObject({ speakers: [{ ...speaker, photo: image }], sponsors: [{ ...sponsor, logo: image }] })
  expect(bare).toMatchObject({
    title: null,
    eventType: 'other',
    timeZone: 'Asia/Damascus',
    isExternalEvent: false,
    featured: false,
    location: null,
    registration: null,
  })
  expect(bare).toMatchObject({
    agenda: [],
    speakers: [],
    sponsors: [],
    description: [],
    recordingLink: null,
    reportsLink: null,
    startDate: null,
    endDate: null,
  })
})

test('words of an event that are not known are taken for the usual ones', async () => {
  const [event] = await read(() => events.find('en', 'x'), {
    eventType: 'party',
    timeZone: 'Mars/Base',
    location: { type: 'in-person' },
    registration: {},
    sponsors: [{ id: 1 }, { id: 2, tier: 'wooden' }],
  })
  expect(event).toMatchObject({
    eventType: 'other',
    timeZone: 'Asia/Damascus',
    location: { type: 'physical' },
    sponsors: [{ tier: 'default' }, { tier: 'default' }],
  })
  expect(event?.registration).toEqual({ required: false, link: null, capacity: null, currentRegistrations: 0, isFull: false })
})

test('a department is read, its members in their order', async () => {
  const words = { title: 'Engineering', description: 'We plan', officeName: 'Office', order: 2, volunteersCount: 3, managers: 1, canJoinTo: true }
  const profiles = {
    linkedin: 'https://example.org/l',
    instagram: 'https://example.org/i',
    facebook: 'https://example.org/f',
    twitter: 'https://example.org/t',
  }
  const member = { id: 7, order: 2, name: 'Layla', title: 'Lead', bio: 'Builds', ...profiles }
  const [[full], [bare]] = await read(() => getDepartments('en'), {
    ...words,
    roles: [
      { ...member, image: picture },
      { id: 8, order: 1 },
    ],
  })
  expect(full).toEqual({ documentId: 'd1', slug: 'x', ...words, roles: [role({ id: 8, name: null, title: null }), { ...member, image }] })
  expect(bare).toEqual({
    ...{ documentId: 'd1', slug: 'x', title: null, description: null, officeName: null },
    ...{ order: 0, volunteersCount: 0, managers: 0, canJoinTo: false, roles: [] },
  })
})

test.each([
  [{ officeName: 'Office', title: 'Title', slug: 'slug' }, 'Office', 'Title'],
  [{ officeName: null, title: 'Title', slug: 'slug' }, 'Title', 'Title'],
  [{ officeName: 'Office', title: null, slug: 'slug' }, 'Office', 'Office'],
  [{ officeName: null, title: null, slug: 'slug' }, 'slug', 'slug'],
  [{ officeName: null, title: null, slug: null }, '', ''],
])('of %j the office is called %j and the department %j', (named, ofOffice, ofDepartment) => {
  expect([officeName(named), departmentName(named)]).toEqual([ofOffice, ofDepartment])
})

test('a department tells search engines whose part it is and who is in it', () => {
  const site = 'http://localhost:3000'
  const members = [
    role({ name: 'Layla', title: 'Lead', image, linkedin: 'https://example.org/l', twitter: 'https://example.org/t' }),
    role({ name: null, title: null }),
  ]
  const own = {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: 'Engineering Office',
    url: `${site}/en/organization/engineering`,
    parentOrganization: { '@type': 'NGO', '@id': `${site}/#organization`, name: 'Imar Initiative', url: `${site}/en` },
  }
  expect(departments.jsonLd('en', office({ description: 'We plan', roles: members }))).toEqual({
    ...own,
    description: 'We plan',
    employee: [
      { '@type': 'Person', name: 'Layla', jobTitle: 'Lead', image: `${site}/uploads/x.webp`, sameAs: ['https://example.org/l', 'https://example.org/t'] },
      { '@type': 'Person', name: '' },
    ],
  })
  expect(departments.jsonLd('en', office({ roles: [] }))).toEqual(own)
})
