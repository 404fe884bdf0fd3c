import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { ContentService, bothUnlessShort, type Json } from './support/service'

const content = path.resolve(__dirname, '../../identity/content')
const seed = (type: string): Json[] => JSON.parse(readFileSync(path.join(content, `${type}.json`), 'utf8'))

const LOCALES = ['ar', 'en', 'de']

/** Every read path of the requirements' section 7 with the sample content that it shows. */
const COLLECTIONS = {
  faqs: 'faq',
  slides: 'home-slider',
  'home-sliders': 'home-slider',
  heroes: 'hero',
  departments: 'department',
  stats: 'home-page-stat',
  'home-page-stats': 'home-page-stat',
  articles: 'article',
  projects: 'project',
  reports: 'report',
  partners: 'partner',
  events: 'event',
  ambassadors: 'ambassador',
  announcements: 'announcement',
  'project-forms': 'project-form',
}

const SINGLES = [
  'contact-info',
  'project-submission-rules',
  'impressum',
  'privacy-policy',
  'terms-of-use',
  'Seo',
  'pages-info',
  'who-we-are',
  'Components-visibility',
]

const BLOCKS = ['shared.rich-text', 'shared.quote', 'shared.media', 'shared.slides', 'shared.video-embed', 'shared.video', 'shared.pdf-viewer']

describe.each(bothUnlessShort('sqlite'))('reads of the sample content (%s)', (database) => {
  let service: ContentService
  const list = async (route: string): Promise<Json[]> => {
    const { status, body } = await service.read(route)
    expect(status).toBe(200)
    return body.data
  }
  const sorted = (values: (string | number)[]) => [...values].sort((a, b) => (a < b ? -1 : 1))

  beforeAll(async () => {
    service = await ContentService.startNew(database, { SEED: '' })
  }, 300_000)

  afterAll(() => service.stop())

  test.each(Object.entries(COLLECTIONS))('api/%s answers in each language', async (route, type) => {
    for (const locale of LOCALES) {
      const { body } = await service.read(`${route}?locale=${locale}&pagination[pageSize]=100`)
      expect(body.meta.pagination.total).toBe(seed(type).length)
      expect(new Set(body.data.map((document: Json) => document.locale))).toEqual(new Set([locale]))
    }
    expect(await list(`${route}?locale=fr`)).toEqual([])
  })

  test.each(SINGLES)('api/%s answers in each language', async (route) => {
    for (const locale of LOCALES) {
      const { status, body } = await service.read(`${route}?locale=${locale}`)
      expect(status).toBe(200)
      if (route !== 'Components-visibility') expect(body.data.locale).toBe(locale)
    }
  })

  test('one document is read by its documentId, a missing one is 404', async () => {
    const [project] = await list('projects')
    expect((await service.read(`projects/${project.documentId}`)).body.data).toMatchObject({ slug: project.slug, projectTimelines: expect.any(Array) })
    expect((await service.read('projects/none')).status).toBe(404)
  })

  test('articles: newest first, five unless asked otherwise, with cover, blocks and seo', async () => {
    const articles = await list('articles?locale=de')
    expect(articles).toHaveLength(5)
    const dates = articles.map(({ publishedDate }) => publishedDate)
    expect(dates).toEqual(sorted(dates).reverse())
    for (const article of articles) {
      expect(article.cover.formats.thumbnail.url).toMatch(/^\/uploads\/.*\.webp$/)
      expect(article.seo.metaTitle).toBeTruthy()
      expect(article.localizations.map(({ locale }: Json) => locale).sort()).toEqual(['ar', 'en'])
    }
    expect(await list('articles?pagination[pageSize]=2')).toHaveLength(2)
    expect((await list('articles?sort=publishedDate:asc'))[0].publishedDate < dates[4]).toBe(true)
  })

  test('every kind of block comes with its file, populated once for all', async () => {
    const blocks: Json[] = (await list('articles?locale=en&pagination[pageSize]=100')).flatMap((article) => article.blocks)
    const of = (kind: string) => blocks.filter((block) => block.__component === kind)
    for (const kind of BLOCKS) expect([kind, of(kind).length > 0]).toEqual([kind, true])
    for (const block of of('shared.rich-text')) expect(block.body.length).toBeGreaterThan(0)
    for (const block of of('shared.quote')) expect(block.body).toBeTruthy()
    for (const block of of('shared.video-embed')) expect(block.url).toMatch(/^https:/)
    for (const block of of('shared.slides')) for (const image of block.images) expect(image.url).toMatch(/\.webp$/)
    for (const block of of('shared.pdf-viewer')) expect(block.file).toMatchObject({ mime: 'application/pdf', size: expect.any(Number) })
    for (const block of of('shared.video')) expect(block.file.mime).toBe('video/mp4')
  })

  test('projects: newest first, with timelines, forms, questions and covers', async () => {
    const projects = await list('projects?locale=en&pagination[pageSize]=100')
    expect(projects.map(({ slug }) => slug)).toEqual(seed('project').map(({ shared }) => shared.slug))
    const full = projects.find(({ slug }) => slug === 'school-hope-homs')
    expect(full).toMatchObject({ projectStatus: 'active', forms: [{ title: expect.any(String) }, {}], seo: { metaTitle: expect.any(String) } })
    expect(full.projectTimelines.length).toBeGreaterThan(1)
    expect(full.faqs[0].question).toBeTruthy()
    const froms = (await list(`project-timelines?filters[project][documentId][$eq]=${full.documentId}`)).map(({ fromDate }) => fromDate)
    expect(froms).toEqual(sorted(froms))
    expect(froms).toHaveLength(full.projectTimelines.length)
    const form = (await service.read(`project-forms/${full.forms[0].documentId}?locale=de`)).body.data
    expect(form.sections[0].fields[0]).toMatchObject({ key: expect.any(String), type: expect.any(String), options: expect.any(Array) })
  })

  test('sorted as the requirements say', async () => {
    const orders: [string, (document: Json) => number][] = [
      ['faqs', ({ prio }) => prio],
      ['home-page-stats', ({ order }) => order],
      ['slides', ({ descriptiveSlide }) => descriptiveSlide.index],
      ['departments', ({ order }) => order],
      ['partners', ({ sortOrder }) => sortOrder],
    ]
    for (const [route, of] of orders) {
      const values = (await list(route)).map(of)
      expect([route, values]).toEqual([route, [...values].sort((a, b) => a - b)])
    }
  })

  test('events by state, type, source, dates and words', async () => {
    const now = new Date().toISOString()
    const end = (event: Json) => event.endDate ?? event.startDate
    const upcoming = await list('events?status=upcoming&pagination[pageSize]=100')
    const past = await list('events?status=past&pagination[pageSize]=100')
    expect(upcoming.length + past.length).toBe(seed('event').length)
    expect(upcoming.every((event) => end(event) >= now) && past.every((event) => end(event) < now)).toBe(true)
    const starts = (events: Json[]) => events.map(({ startDate }) => startDate)
    expect(starts(upcoming)).toEqual(sorted(starts(upcoming)))
    expect(starts(past)).toEqual(sorted(starts(past)).reverse())
    expect((await list('events?status=ongoing')).every((event) => event.startDate <= now && end(event) >= now)).toBe(true)

    expect((await list('events?featured=true')).every(({ featured }) => featured)).toBe(true)
    expect((await list('events?featured=true')).length).toBeLessThanOrEqual(3)
    const workshops = await list('events?eventType=workshop')
    expect(workshops.length).toBeGreaterThan(0)
    expect(workshops.every(({ eventType }) => eventType === 'workshop')).toBe(true)
    const { startDate } = upcoming[1]
    expect((await list(`events?startDate=${startDate}&pagination[pageSize]=100`)).every((event) => event.startDate >= startDate)).toBe(true)
    expect((await list(`events?endDate=${now}&pagination[pageSize]=100`)).every((event) => event.endDate <= now)).toBe(true)
    expect((await service.read('events?startDate=soon')).status).toBe(400)

    const title: string = (await list('events?locale=en&filters[slug][$eq]=annual-volunteer-meeting-berlin'))[0].title
    expect(await list(`events?locale=en&search=${encodeURIComponent(title.toUpperCase())}`)).toMatchObject([{ title }])
    expect(await list('events?search=no-such-word-anywhere')).toEqual([])
  })

  test('announcements that run now', async () => {
    const now = new Date().toISOString()
    const active = await list('announcements/active?locale=en')
    expect(active.length).toBeGreaterThan(0)
    for (const { startDate, endDate } of active) {
      expect(startDate === null || startDate <= now).toBe(true)
      expect(endDate === null || endDate > now).toBe(true)
    }
  })

  test('seo and page info of every page, as the calls of section 7 name them', async () => {
    const seo = (await service.read('Seo?locale=en')).body.data
    for (const page of [
      'global',
      'projectsPage',
      'newsPage',
      'reportsPage',
      'departmentsPage',
      'helpPage',
      'organizationPage',
      'getInvolvedPage',
      'collaborationPage',
      'PartnersPage',
      'eventsPage',
      'ambassadorsPage',
    ]) {
      expect([page, seo[page]?.metaTitle]).toEqual([page, expect.any(String)])
    }
    const pages = (await service.read('pages-info?locale=en')).body.data
    for (const page of [
      'projectsPage',
      'reportsPage',
      'newsPage',
      'joinPage',
      'organizationPage',
      'getInvolvedPage',
      'collaborationPage',
      'partnersPage',
      'eventsPage',
      'ambassadorsPage',
    ]) {
      expect([page, pages[page]?.title]).toEqual([page, expect.any(String)])
    }
    expect((await service.read('privacy-policy?locale=en')).body.data.htmlContent).toContain('<')
  })

  test('all countries of the world at once, by name, and the states of one', async () => {
    const countries = await list('countries?locale=en')
    expect(countries).toHaveLength(seed('country').length)
    expect(countries.length).toBeGreaterThan(190)
    const syria = countries.find(({ code }) => code === 'SY')
    expect(syria).toMatchObject({ name: expect.stringContaining('Syria'), numericId: 760 })
    const states = await list('states?locale=de&filters[country][numericId][$eq]=760')
    expect(states.length).toBeGreaterThan(10)
    expect(states.every(({ country }) => country.numericId === 760)).toBe(true)
  })

  test('states may be asked for by the id of the country alone', async () => {
    expect((await list('states?country=760&locale=ar')).length).toBeGreaterThan(10)
  })

  type Version = { documentId: string; locale: string; name: string | null; isExternal: boolean; robots: string | null; canonicalUrl: string | null }

  const versions = async (query: string): Promise<Version[]> => (await service.read(`published-versions?${query}`)).body.data

  test.each(['article', 'project', 'report', 'event', 'department', 'faq', 'partner', 'ambassador'])(
    'which documents of the type %s are published',
    async (type) => {
      const [route] = Object.entries(COLLECTIONS).find(([, each]) => each === type) ?? []
      for (const locale of LOCALES) {
        const read = await list(`${route}?locale=${locale}&pagination[pageSize]=100`)
        const found = await versions(`type=${type}&locale=${locale}`)
        const asRead = read.map(({ documentId, updatedAt, slug, isExternalEvent, isExternalReport, seo }) => ({
          documentId,
          locale,
          updatedAt,
          name: type === 'article' ? documentId : (slug ?? null),
          isExternal: (isExternalEvent ?? isExternalReport) === true,
          robots: seo?.robots ?? null,
          canonicalUrl: seo?.canonicalUrl ?? null,
        }))
        const byId = (a: Version, b: Version) => (a.documentId < b.documentId ? -1 : 1)
        expect([...found].sort(byId)).toEqual(asRead.sort(byId))
      }
    },
  )

  test.each([3, 4, 7])('which documents are published, in parts of at most %s, which leave the languages of a document together', async (limit) => {
    const parts: Version[][] = []
    for (let after: string | null = ''; after !== null; ) {
      const { body } = await service.read(`published-versions?type=article&limit=${limit}&after=${after}`)
      parts.push(body.data)
      after = body.meta.next
    }
    expect(parts.length).toBeGreaterThan(2)
    expect(Math.max(...parts.map(({ length }) => length))).toBeLessThanOrEqual(limit)
    for (const part of parts) expect(part).toHaveLength(3 * new Set(part.map(({ documentId }) => documentId)).size)
    expect(parts.flat()).toEqual(await versions('type=article'))
    expect(new Set(parts.flat().map(({ documentId, locale }) => documentId + locale)).size).toBe(3 * seed('article').length)
  })

  test.each([
    '',
    'type=project-submission',
    'type=mail-template',
    'type=article&locale=fr',
    'type=article&after=%27',
    'type=article&limit=2',
    'type=article&limit=5001',
  ])('no documents are told of for "%s"', async (query) => {
    expect((await service.read(`published-versions?${query}`)).status).toBe(400)
  })

  test('dates are counted from the first start, so that states hold', async () => {
    const day = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
    const [project] = seed('project')
    const [found] = await list(`projects?filters[slug][$eq]=${project.shared.slug}`)
    expect([day(project.shared.creationDate.$days), day(project.shared.creationDate.$days - 1)]).toContain(found.creationDate)
  })

  test('the sample content is complete: every file is in place and described', () => {
    expect(service.output.match(/Sample content: there is .*/g) ?? []).toEqual([])
    expect(readdirSync(content).filter((name) => name.endsWith('.json')).length).toBeGreaterThan(20)
  })
})
