import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { Admin } from './support/admin'
import { article, event, hours, paragraph, project } from './support/content'
import { ContentService, oneDatabase, type Answer } from './support/service'

const messageOf = ({ body }: Answer): string => body.error.message
const fieldsOf = ({ body }: Answer): string[] => body.error.details.errors.map(({ path }: { path: string[] }) => path.join('.'))

describe.each(oneDatabase('postgres'))('the rules of documents (%s)', (database) => {
  let service: ContentService
  let admin: Admin

  beforeAll(async () => {
    service = await ContentService.start(database)
    admin = await Admin.login(service)
  })

  afterAll(() => service.stop())

  describe('what is named elsewhere', () => {
    const formOf = async (slug: string): Promise<string[]> => {
      const { body } = await service.read(`projects?locale=ar&filters[slug][$eq]=${slug}&populate=forms`)
      return body.data[0].forms.map(({ title }: { title: string }) => title)
    }
    const linked = (slug: string, ...forms: string[]) => ({ ...project(slug), forms: { connect: forms.map((documentId) => ({ documentId, locale: 'ar' })) } })

    test('is there again when it was taken back and is published again, in its order', async () => {
      const [first, second] = [
        await admin.createPublished('project-form', { title: 'first' }),
        await admin.createPublished('project-form', { title: 'second' }),
      ]
      await admin.createPublished('project', linked('taken-back', first, second))
      expect(await formOf('taken-back')).toEqual(['first', 'second'])
      await admin.unpublish('project-form', first)
      expect(await formOf('taken-back')).toEqual(['second'])
      await admin.publish('project-form', first)
      expect(await formOf('taken-back')).toEqual(['first', 'second'])
    })

    test('is there when it is published after what names it', async () => {
      const form = await admin.create('project-form', { title: 'later' })
      await admin.createPublished('project', linked('published-first', form))
      expect(await formOf('published-first')).toEqual([])
      await admin.publish('project-form', form)
      expect(await formOf('published-first')).toEqual(['later'])
    })

    test('is not there by a draft that is not published', async () => {
      const form = await admin.create('project-form', { title: 'only in a draft' })
      const documentId = await admin.createPublished('project', project('changed-since'))
      await admin.edit('project', documentId, linked('changed-since', form))
      await admin.publish('project-form', form)
      expect(await formOf('changed-since')).toEqual([])
    })
  })

  describe('what a body says of the row of a document', () => {
    const path = '/content-manager/collection-types/api::article.article'
    const ofTheRow = (title: string) => ({
      ...article(title),
      id: 7_000_001,
      documentId: 'abcdefghijklmnopqrstuvwx',
      locale: 'xx',
      localizations: [1],
      createdAt: '2001-01-01T00:00:00.000Z',
      updatedAt: '2001-01-01T00:00:00.000Z',
      publishedAt: 0,
      createdBy: 7_000_002,
      updatedBy: 7_000_002,
      created_by_id: 7_000_002,
      updated_by_id: 7_000_002,
    })
    const rowOf = async (documentId: string) => (await admin.call('GET', `${path}/${documentId}?locale=ar`)).body.data

    function expectOwn(row: Record<string, unknown>) {
      expect(row).toMatchObject({ locale: 'ar', publishedAt: null, createdBy: { firstname: expect.any(String) } })
      expect(row.id).not.toBe(7_000_001)
      expect(row.documentId).not.toBe('abcdefghijklmnopqrstuvwx')
      for (const moment of [row.createdAt, row.updatedAt]) expect(Date.parse(String(moment))).toBeGreaterThan(Date.now() - 600_000)
    }

    test.each(['', '/actions/publish'])('is not stored by POST %s, and stops no second one', async (action) => {
      for (const title of ['first', 'second']) {
        const { status, body } = await admin.call('POST', `${path}${action}?locale=ar`, ofTheRow(`${title}${action}`))
        expect(status).toBeLessThan(300)
        expectOwn(await rowOf(body.data.documentId))
      }
    })

    test('is not stored by a save', async () => {
      const documentId = await admin.create('article', article('saved'))
      const before = await rowOf(documentId)
      await admin.edit('article', documentId, ofTheRow('saved again'))
      const after = await rowOf(documentId)
      expectOwn(after)
      expect(after).toMatchObject({ id: before.id, documentId, createdAt: before.createdAt, createdBy: before.createdBy, title: 'saved again' })
    })

    test('is not stored by a copy, which is a draft', async () => {
      const documentId = await admin.create('article', article('original'))
      const { status, body } = await admin.call('POST', `${path}/clone/${documentId}?locale=ar`, ofTheRow('copy'))
      expect(status).toBe(200)
      expect(body.data.documentId).not.toBe(documentId)
      expectOwn(await rowOf(body.data.documentId))
      expect((await service.read('articles?locale=ar&filters[title][$eq]=copy')).body.data).toEqual([])
    })
  })

  describe('slugs', () => {
    test.each(['Capital', 'two--hyphens', '-start', 'end-', 'with space', 'مدرسة', 'under_score', 'a/b'])('refuses %s and says why', async (slug) => {
      const answer = await admin.tryCreate('project', project(slug, 'Title'))
      expect(answer.status).toBe(400)
      expect(fieldsOf(answer)).toEqual(['slug'])
      expect(messageOf(answer)).toMatch(/^The slug consists of small Latin letters/)
    })

    test('belong to one document, whatever the language and version', async () => {
      const documentId = await admin.createPublished('project', project('school-hope', 'مدرسة الأمل'))
      await admin.publish('project', documentId, 'en', { title: 'School of Hope', slug: 'school-hope', projectStatus: 'active' })
      const [english] = (await service.read('projects?locale=en&filters[slug][$eq]=school-hope')).body.data
      expect(english).toMatchObject({ documentId, title: 'School of Hope' })

      const answer = await admin.tryCreate('project', project('school-hope', 'Another'), 'de')
      expect(answer.status).toBe(400)
      expect(messageOf(answer)).toBe('The slug “school-hope” is already used by another document.')
    })

    test('may be the same in different types', async () => {
      await admin.createPublished('report', { slug: 'annual', title: 'Report', publishedDate: '2026-01-01' })
      expect((await admin.tryCreate('project', project('annual'))).status).toBe(201)
    })

    test('change in all languages together', async () => {
      const documentId = await admin.createPublished('project', project('old-name', 'قديم'))
      await admin.publish('project', documentId, 'en', { ...project('old-name', 'Old') })
      await admin.publish('project', documentId, 'ar', { ...project('new-name', 'قديم') })
      for (const locale of ['ar', 'en']) {
        const { body } = await service.read(`projects?locale=${locale}&filters[documentId][$eq]=${documentId}`)
        expect(body.data).toMatchObject([{ slug: 'new-name' }])
      }
    })

    test('are asked for in the language of the editor', async () => {
      const speak = async (preferedLanguage: string) => expect((await admin.call('PUT', '/admin/users/me', { preferedLanguage })).status).toBe(200)
      await speak('de')
      expect(messageOf(await admin.tryCreate('project', project('Groß')))).toMatch(/^Der Kurzname/)
      await speak('en')
    })
  })

  test('events are searched by words that are folded as on the site', async () => {
    await admin.createPublished('event', event('affairs', hours(5), 'شئون اللاجئين'))
    for (const search of ['شؤون', 'للاجئين', 'لاجئين شؤون', '\u200fاللاج\u00adئين', 'اللاجئین'])
      expect((await service.read(`events?locale=ar&search=${encodeURIComponent(search)}`)).body.data).toMatchObject([{ slug: 'affairs' }])
  })

  describe('limits and enumerations', () => {
    test.each([
      ['a meta title over 60 characters', 'article', { ...article('T'), seo: { metaTitle: 'x'.repeat(61) } }, 'seo.metaTitle'],
      ['a meta description over 160 characters', 'article', { ...article('T'), seo: { metaDescription: 'x'.repeat(161) } }, 'seo.metaDescription'],
      ['an excerpt over 300 characters', 'article', { ...article('T'), excerpt: 'x'.repeat(301) }, 'excerpt'],
      ['a capacity below zero', 'event', { ...event('below', hours(1)), registration: { capacity: -1 } }, 'registration.capacity'],
      ['a country code that is none', 'ambassador', { name: 'N', country: 'C', countryCode: 'sy' }, 'countryCode'],
      ['a script as a link', 'partner', { name: 'N', website: 'javascript:alert(1)' }, 'website'],
      ['an article without a title', 'article', { ...article('T'), title: '' }, 'title'],
      ['an article whose title shows nothing', 'article', { ...article('T'), title: '\u200f\u3164' }, 'title'],
      ['a question whose text shows nothing', 'faq', { question: 'Q', answer: paragraph('\u2800ـ') }, 'answer'],
      [
        'a field of a form whose label shows nothing',
        'project-form',
        { title: 'F', sections: [{ fields: [{ label: '\u200b', type: 'text' }] }] },
        'sections.0.fields.0.label',
      ],
      ['a link with a user in it', 'partner', { name: 'N', website: 'https://user@example.org' }, 'website'],
      ['a link with two schemes', 'partner', { name: 'N', website: 'https://https://example.org' }, 'website'],
      ['a video address that is none', 'article', { ...article('T'), blocks: [{ __component: 'shared.video-embed', url: 'not an address' }] }, 'blocks.0.url'],
      ['a status that is none', 'project', { ...project('no-such-status'), projectStatus: 'forgotten' }, 'projectStatus'],
      ['an end before the start', 'event', { ...event('backwards', hours(2)), endDate: hours(1).toISOString() }, 'endDate'],
    ])('refuses to publish %s', async (_, type, fields, path) => {
      const saved = await admin.tryCreate(type, fields)
      const answer = saved.status === 201 ? await admin.tryPublish(type, saved.body.data.documentId) : saved
      expect(answer.status).toBe(400)
      expect(fieldsOf(answer)).toContain(path)
    })

    test.each(['<p></p>', '<p><br></p>', '<br>', '<p>&nbsp;&#160;&#x200B;</p>', '<div><p>\u200b</p><!-- later --></div>', '<p>&zwnj;&shy;</p>'])(
      'refuses to publish a privacy policy whose HTML is %s, and tells it in the checks',
      async (htmlContent) => {
        const path = '/content-manager/single-types/api::privacy-policy.privacy-policy'
        const saved = await admin.call('PUT', `${path}?locale=de`, { title: 'Datenschutz', htmlContent })
        expect(saved).toMatchObject({ status: 200, body: { data: { htmlContent: '' } } })
        const { documentId } = saved.body.data
        const answer = await admin.call('POST', `${path}/actions/publish?locale=de`, {})
        expect([answer.status, fieldsOf(answer)]).toEqual([400, ['htmlContent']])
        const checks = await admin.call('GET', `/publication-checks/api::privacy-policy.privacy-policy/${documentId}?language=de`)
        expect(checks.body.data.filter(({ level }: { level: string }) => level === 'hinders')).toHaveLength(1)
      },
    )

    test.each(['<p>1 &lt; 2</p>', '<img src="/uploads/seal.png" alt="Seal">', 'Text & more', '&#1587;'])('keeps the HTML %s', async (htmlContent) => {
      const path = '/content-manager/single-types/api::privacy-policy.privacy-policy'
      const saved = await admin.call('PUT', `${path}?locale=de`, { title: 'Datenschutz', htmlContent })
      expect(saved.body.data).toMatchObject({ htmlContent })
    })

    test('accepts what is exactly at the limit', async () => {
      const documentId = await admin.createPublished('article', {
        ...article('At the limit'),
        excerpt: 'x'.repeat(300),
        seo: { metaTitle: 'x'.repeat(60), metaDescription: 'x'.repeat(160) },
      })
      const [found] = (await service.read(`articles?filters[documentId][$eq]=${documentId}`)).body.data
      expect(found.seo.metaTitle).toHaveLength(60)
    })
  })

  describe('links and codes', () => {
    const linked = (url: string) => ({ name: 'Partner', website: url })

    test.each([
      ['without its beginning', 'example.org/about', '“example.org/about” is no complete link. Write a whole address such as https://example.org/about, or'],
      ['of another kind', 'javascript:alert(1)', 'is no complete link. Write a whole address such as https://example.org/page'],
      ['of another host without a protocol', '//example.org', 'is no complete link'],
      ['of another host by a backslash', '/\\example.org', 'is no complete link'],
      ['with a space', 'https://example.org/my page', 'There is a space in the link “https://example.org/my page”.'],
    ])('say what is wrong with a link %s', async (_, url, words) => {
      const answer = await admin.tryCreate('partner', linked(url))
      expect([answer.status, fieldsOf(answer)]).toEqual([400, ['website']])
      expect(messageOf(answer)).toContain(words)
    })

    test.each(['https://example.org', '/projects', '#top', 'mailto:a@example.org', 'tel:+963944', ''])('take %p', async (url) => {
      expect((await admin.tryCreate('partner', linked(url))).status).toBe(201)
    })

    test('are found deep in a document', async () => {
      const department = { title: 'Media', slug: 'media-links', roles: [{ name: 'One' }, { name: 'Two', linkedin: 'linkedin.com/in/two' }] }
      const answer = await admin.tryCreate('department', department)
      expect(fieldsOf(answer)).toEqual(['roles.1.linkedin'])
      expect(messageOf(answer)).toContain('https://linkedin.com/in/two')
    })

    test('of countries have two capital letters', async () => {
      const answer = await admin.tryCreate('ambassador', { name: 'Lina', countryCode: 'sy' })
      expect(fieldsOf(answer)).toEqual(['countryCode'])
      expect(messageOf(answer)).toBe('“sy” is no country code. It consists of two capital Latin letters, such as SY.')
    })

    test('have words in every schema, and no pattern that editors would be shown', () => {
      const folder = path.resolve(__dirname, '../../cms/src')
      const schemas = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /^(api|components)\/.*\.json$/.test(file))
      // What visitors send is not typed in the admin.
      const written = schemas.filter((file) => !file.includes('partnership-request'))
      expect(written.length).toBeGreaterThan(40)
      expect(written.filter((file) => readFileSync(path.join(folder, file), 'utf8').includes('"regex"'))).toEqual([])
    })
  })

  describe('forms', () => {
    const form = (...fields: object[]) => ({
      title: 'Form',
      sections: [
        { title: 'You', fields: [] },
        { title: 'More', fields },
      ],
    })
    const text = (key: string, label: string) => ({ key, type: 'text', label })
    const keysOf = async (documentId: string): Promise<string[]> => {
      const { sections } = (await service.read(`project-forms/${documentId}`)).body.data
      return sections.flatMap(({ fields }: { fields: { key: string }[] }) => fields.map(({ key }) => key))
    }

    test.each([
      [
        'two fields of one name',
        [text('skill', 'Trade'), text('skill', 'Language')],
        'sections.1.fields.1.key',
        /“Trade” and “Language” have the same technical name “skill”.*leave it empty/,
      ],
      [
        'a choice of nothing',
        [{ key: 'gender', type: 'radio', label: 'Gender' }],
        'sections.1.fields.0.options',
        /nothing to choose in the field “Gender”. Add at least one option/,
      ],
      ['a list of nothing', [{ key: 'gender', type: 'select', label: 'Gender', options: [] }], 'sections.1.fields.0.options', /nothing to choose/],
      [
        'two options of one value',
        [
          {
            key: 'gender',
            type: 'select',
            label: 'Gender',
            options: [
              { value: 'a', label: 'A' },
              { value: 'a', label: 'B' },
            ],
          },
        ],
        'sections.1.fields.0.options',
        /two options of the field “Gender” have the value “a”/i,
      ],
      [
        'a name that is none',
        [text('my field', 'Mine')],
        'sections.1.fields.0.key',
        /“my field” is no technical name for the field “Mine”. It begins with a Latin letter/,
      ],
      ['a name in Arabic', [text('الاسم', 'Mine')], 'sections.1.fields.0.key', /no technical name/],
      ['a name that the form itself uses', [text('legalConsent', 'Mine')], 'sections.1.fields.0.key', /is used by every form already. Choose another one/],
      ['a name that every object has', [text('constructor', 'Mine')], 'sections.1.fields.0.key', /is used by every form already/],
      ['an address that is none', [text('email', 'Mine')], 'sections.1.fields.0.key', /Give the field “Mine” the type email/],
    ])('with %s can be saved and not published', async (_, fields, path, words) => {
      const documentId = await admin.create('project-form', form(...fields))
      const answer = await admin.tryPublish('project-form', documentId)
      expect(answer.status).toBe(400)
      expect(fieldsOf(answer)).toEqual([path])
      expect(messageOf(answer)).toMatch(words)
      expect((await service.read(`project-forms/${documentId}`)).status).toBe(404)
      expect((await admin.tryPublish('project-form', documentId, form(text('cured', 'Cured')))).status).toBe(200)
    })

    test('name their fields after the labels, each with a name of its own', async () => {
      const labels = ['الاسم الكامل', 'Last name:', 'Wo arbeiten Sie?', 'Wo arbeiten sie', 'مدينتك', '日本', '2. Größe']
      const documentId = await admin.createPublished('project-form', form(text('field', 'Given'), ...labels.map((label) => ({ key: '', type: 'text', label }))))
      expect(await keysOf(documentId)).toEqual(['field', 'fullName', 'lastName', 'woArbeitenSie', 'woArbeitenSie2', 'mdyntk', 'field2', 'field3'])
    })

    test('keep the name of a field whose label changes', async () => {
      const documentId = await admin.createPublished('project-form', form({ type: 'text', label: 'Trade' }))
      const { data } = (await admin.call('GET', `/content-manager/collection-types/api::project-form.project-form/${documentId}?locale=ar`)).body
      const [empty, { fields, ...section }] = data.sections
      await admin.publish('project-form', documentId, 'ar', {
        ...data,
        sections: [empty, { ...section, fields: [{ ...fields[0], label: 'What do you do?' }] }],
      })
      expect(await keysOf(documentId)).toEqual(['trade'])
    })

    test('offer the periods of the project without options of their own', async () => {
      await admin.createPublished('project-form', form({ key: 'projectTimeline', type: 'select', label: 'Period' }))
    })
  })

  describe('languages', () => {
    test('saving one leaves the components and blocks of the others alone', async () => {
      const zone = (text: string) => [
        { __component: 'shared.rich-text', body: paragraph(text) },
        { __component: 'shared.quote', title: text, body: text },
      ]
      const fields = (text: string) => ({
        ...project('three-languages', text),
        contents: zone(text),
        news: zone(text),
        faqs: [{ question: text, answer: paragraph(text), priority: 1 }],
        seo: { metaTitle: text },
      })
      const documentId = await admin.createPublished('project', fields('عربي'))
      await admin.publish('project', documentId, 'en', fields('English'))
      await admin.publish('project', documentId, 'de', fields('Deutsch'))
      await admin.publish('project', documentId, 'en', fields('English again'))

      for (const [locale, text] of [
        ['ar', 'عربي'],
        ['en', 'English again'],
        ['de', 'Deutsch'],
      ] as const) {
        const [found] = (await service.read(`projects?locale=${locale}&filters[slug][$eq]=three-languages`)).body.data
        expect(found).toMatchObject({
          title: text,
          contents: [{ body: paragraph(text) }, { title: text }],
          news: [{ body: paragraph(text) }, { title: text }],
          faqs: [{ question: text }],
          seo: { metaTitle: text },
        })
      }
    })

    test('share what is not text', async () => {
      const documentId = await admin.createPublished('project', { ...project('shared-fields', 'مشترك'), creationDate: '2026-01-02' })
      await admin.publish('project', documentId, 'de', { title: 'Geteilt', slug: 'shared-fields', projectStatus: 'suspended', creationDate: '2026-01-02' })
      const [arabic] = (await service.read('projects?filters[slug][$eq]=shared-fields')).body.data
      expect(arabic).toMatchObject({ title: 'مشترك', projectStatus: 'suspended', creationDate: '2026-01-02' })
    })

    test('are Arabic first, and nothing for one that does not exist', async () => {
      const locales = await admin.call('GET', '/i18n/locales')
      expect(locales.body.map(({ code, isDefault }: { code: string; isDefault: boolean }) => [code, isDefault])).toEqual([
        ['ar', true],
        ['en', false],
        ['de', false],
      ])
      const unknown = await service.read('projects?locale=fr')
      expect([unknown.status, unknown.body.data]).toEqual([200, []])
      expect((await service.read('contact-info?locale=fr')).status).toBe(404)
    })
  })

  test('an event that is moved after it was published keeps when it was to begin, in every language', async () => {
    const first = hours(48)
    const documentId = await admin.createPublished('event', event('moved', first))
    await admin.publish('event', documentId, 'en', event('moved', first))
    const previous = async () => {
      const read = async (locale: string) => (await service.read(`events?locale=${locale}&filters[slug][$eq]=moved`)).body.data[0]
      return (await Promise.all(['ar', 'en'].map(read))).map(({ startDate, previousStartDate }) => ({ startDate, previousStartDate }))
    }
    expect((await previous()).map(({ previousStartDate }) => previousStartDate)).toEqual([null, null])
    const later = hours(72)
    await admin.publish('event', documentId, 'ar', { ...event('moved', later), previousStartDate: later.toISOString() })
    const moved = { startDate: later.toISOString(), previousStartDate: first.toISOString() }
    expect(await previous()).toEqual([moved, moved])
    await admin.publish('event', documentId, 'ar', { ...event('moved', later), title: 'Another title' })
    expect(await previous()).toEqual([moved, moved])
  })

  test('what no XML file may hold is not stored, wherever it stands', async () => {
    const title = 'A\u0002 we\u0008ll\u000bfor\ud800 all\uffff 🏠'
    const documentId = await admin.createPublished('article', { ...article(title), blocks: [{ __component: 'shared.rich-text', body: paragraph(title) }] })
    const [found] = (await service.read(`articles?filters[documentId][$eq]=${documentId}`)).body.data
    expect([found.title, found.blocks[0].body]).toEqual(['A well for all 🏠', paragraph('A well for all 🏠')])
  })

  test('timelines belong to a project in all its languages, before and after it is published anew', async () => {
    const documentId = await admin.createPublished('project', project('with-timelines', 'مشروع'))
    await admin.publish('project', documentId, 'en', project('with-timelines', 'Project'))
    for (const [fromDate, toDate] of [
      ['2026-06-01', '2026-06-30'],
      ['2026-03-01', '2026-03-31'],
    ]) {
      await admin.create('project-timeline', { fromDate, toDate, project: { connect: [{ documentId, locale: 'ar' }] } })
    }
    await admin.publish('project', documentId, 'ar', project('with-timelines', 'مشروع معدّل'))
    for (const locale of ['ar', 'en']) {
      const [found] = (await service.read(`projects?locale=${locale}&filters[slug][$eq]=with-timelines`)).body.data
      expect(found.projectTimelines.map(({ fromDate }: { fromDate: string }) => fromDate)).toEqual(['2026-03-01', '2026-06-01'])
    }
    const filtered = await service.read(`project-timelines?filters[project][documentId][$eq]=${documentId}`)
    expect(filtered.body.data.map(({ fromDate }: { fromDate: string }) => fromDate)).toEqual(['2026-03-01', '2026-06-01'])
  })
})
