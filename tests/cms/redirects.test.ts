import { Admin } from './support/admin'
import { article, project } from './support/content'
import { ContentService, oneDatabase } from './support/service'
import { addUser } from './support/users'

describe.each(oneDatabase('postgres'))('former addresses (%s)', (database) => {
  let service: ContentService
  let admin: Admin

  beforeAll(async () => {
    service = await ContentService.start(database)
    admin = await Admin.login(service)
  })

  afterAll(() => service.stop())

  /** As the site reads them. */
  async function redirects(): Promise<Record<string, string | null>> {
    const { body } = await service.read('redirects?pagination[pageSize]=100')
    const found: { formerAddress: string; leadsTo: string | null }[] = body.data
    return Object.fromEntries(found.map(({ formerAddress, leadsTo }) => [formerAddress, leadsTo]))
  }

  /** What an editor is told. */
  async function refusal(fields: Record<string, unknown>): Promise<string> {
    const { status, body } = await admin.tryCreate('redirect', fields)
    expect(status).toBe(400)
    return body.error.details?.errors?.[0]?.message ?? body.error.message
  }

  test('a changed slug leads on from when it is published, straight to the last one, and not from where the page is', async () => {
    const documentId = await admin.createPublished('project', project('one'))
    await admin.publish('project', documentId, 'en', project('one'))
    await admin.edit('project', documentId, project('two'))
    expect(await redirects()).not.toHaveProperty('/projects/one')
    await admin.publish('project', documentId, 'ar', project('two'))
    expect(await redirects()).toMatchObject({ '/projects/one': '/projects/two' })

    await admin.publish('project', documentId, 'ar', project('three'))
    expect(await redirects()).toMatchObject({ '/projects/one': '/projects/three', '/projects/two': '/projects/three' })

    await admin.publish('project', documentId, 'ar', project('one'))
    const found = await redirects()
    expect(found).toMatchObject({ '/projects/two': '/projects/one', '/projects/three': '/projects/one' })
    expect(found).not.toHaveProperty('/projects/one')
  })

  test('what is taken back in its last language is noted as gone, until it is published again; so is what is deleted', async () => {
    const documentId = await admin.createPublished('article', article('Gone'))
    await admin.publish('article', documentId, 'en', article('Gone'))
    const address = `/articles/${documentId}`
    await admin.unpublish('article', documentId, 'en')
    expect(await redirects()).not.toHaveProperty(address)
    await admin.unpublish('article', documentId, 'ar')
    expect(await redirects()).toMatchObject({ [address]: null })
    await admin.publish('article', documentId)
    expect(await redirects()).not.toHaveProperty(address)
    await admin.remove('article', documentId)
    expect(await redirects()).toMatchObject({ [address]: null })
  })

  test('another document that takes a former address is found there', async () => {
    const documentId = await admin.createPublished('project', project('taken'))
    await admin.publish('project', documentId, 'ar', project('moved-away'))
    expect(await redirects()).toMatchObject({ '/projects/taken': '/projects/moved-away' })
    await admin.createPublished('project', project('taken'))
    expect(await redirects()).not.toHaveProperty('/projects/taken')
  })

  test('an editor adds one, of which the language is left out; what led to it leads on with it', async () => {
    await admin.create('redirect', { formerAddress: '/older', leadsTo: '/en/old/' })
    await admin.create('redirect', { formerAddress: '/de/old', leadsTo: '/ar/help?a=b#faq' })
    await admin.create('redirect', { formerAddress: '/shop', leadsTo: 'https://example.org/shop' })
    await admin.create('redirect', { formerAddress: '/closed', leadsTo: '' })
    const wanted = { '/older': '/help?a=b#faq', '/old': '/help?a=b#faq', '/shop': 'https://example.org/shop', '/closed': null }
    expect(await redirects()).toMatchObject(wanted)
  })

  test('one address in several spellings is one', async () => {
    await admin.create('redirect', { formerAddress: '/de/caf%C3%A9.html', leadsTo: '/help' })
    expect(await redirects()).toMatchObject({ '/café.html': '/help' })
    for (const formerAddress of ['/café.html', '/cafe\u0301.html', '/ar/cafe%CC%81%2Ehtml/'])
      expect(await refusal({ formerAddress, leadsTo: '/b' })).toContain('“/café.html” is in this list already')
    expect(await refusal({ formerAddress: '/other', leadsTo: '/caf%c3%a9.html' })).toContain('is a former address itself')
  })

  describe('a list', () => {
    const send = (csv: string, who = admin) => who.call('POST', '/former-addresses/import', { csv })

    test('is added whole, with what an entry by hand would become, and once however often it is sent', async () => {
      await admin.create('redirect', { formerAddress: '/list-oldest', leadsTo: '/list-old' })
      const csv = '\ufeffFormer address;Leads to\r\n/en/list-old;/list-new\r\n\r\n"/list-gone";\r\n/list-shop;https://example.org/a;b\r\n'
      expect(await send(csv)).toEqual({ status: 200, body: { data: { added: 3, known: 0 } } })
      const wanted = { '/list-oldest': '/list-new', '/list-old': '/list-new', '/list-gone': null, '/list-shop': 'https://example.org/a' }
      expect(await redirects()).toMatchObject(wanted)
      expect((await send(csv)).body.data).toEqual({ added: 0, known: 3 })
      expect((await send('/list-gone,\n/list-next,/list-new')).body.data).toEqual({ added: 1, known: 1 })
      const [one, two] = await Promise.all([send('/list-same,/list-new'), send('/list-same,/list-new')])
      expect([one.status, two.status].filter((status) => status === 200).length).toBeGreaterThan(0)
      expect(await redirects()).toMatchObject({ '/list-same': '/list-new' })
    })

    test('is not added at all where a line cannot be, and each of those is named', async () => {
      await admin.createPublished('project', project('list-standing'))
      const { status, body } = await send('from,to\n/list-x,/list-y\n/projects/list-standing,/list-y\n/list-z?a,/list-y\n/list-y,/list-w\n/list-v,/list-y')
      expect(status).toBe(400)
      expect(body.error.message).toBe('Nothing was added. Lines with a mistake: 3.')
      expect(body.error.details.lines.map(({ line }: { line: number }) => line)).toEqual([3, 4, 6])
      expect(body.error.details.lines[0].text).toContain('A published page stands at')
      expect(body.error.details.lines[2].text).toContain('is a former address itself and leads to /list-w')
      expect(Object.keys(await redirects()).filter((address) => /list-[v-z]/.test(address))).toEqual([])
    })

    test.each([
      ['that is empty', '', 'There is nothing in the list.'],
      ['in another encoding than UTF-8', '/b\ufffdcher,/a', 'The list is not encoded in UTF-8'],
      ['in UTF-16 read as UTF-8', '/\u0000a\u0000,\u0000/\u0000b', 'The list is not encoded in UTF-8'],
      ['with a head alone', 'from,to', 'There is nothing in the list.'],
      ['with an open quotation mark', '/a,"/b', 'The list cannot be read'],
      ['that is too long', Array.from({ length: 2001 }, (_, index) => `/long-${index},/b`).join('\n'), 'The list is too long: 2000 lines at a time'],
    ])('%s is refused', async (_, csv, words) => {
      const { status, body } = await send(csv)
      expect(status).toBe(400)
      expect(body.error.message).toContain(words)
    })

    test('is taken from editors and from nobody else', async () => {
      const [editor, reviewer] = [
        await addUser(admin, service, 'editor@example.org', 'strapi-editor'),
        await addUser(admin, service, 'reviewer@example.org', 'imar-reviewer'),
      ]
      expect((await send('/list-editor,/b', editor)).status).toBe(200)
      expect((await send('/list-reviewer,/b', reviewer)).status).toBe(403)
      expect((await service.send('POST', '/former-addresses/import', {})).status).toBe(401)
      expect((await editor.call('POST', '/former-addresses/import', { csv: 1 })).status).toBe(400)
    })
  })

  test('conflicts are refused, with what to do about them', async () => {
    await admin.createPublished('project', project('standing'))
    await admin.create('redirect', { formerAddress: '/a', leadsTo: '/b' })
    expect(await refusal({ formerAddress: '/en/a', leadsTo: '/c' })).toContain('“/a” is in this list already and leads to /b')
    expect(await refusal({ formerAddress: '/ar/projects/standing', leadsTo: '/c' })).toContain('A published page stands at “/projects/standing”')
    expect(await refusal({ formerAddress: '/c', leadsTo: '/de/a' })).toContain('is a former address itself and leads to /b')
    expect(await refusal({ formerAddress: '/c', leadsTo: '/c/' })).toContain('leads to itself')
    expect(await refusal({ formerAddress: '/c?d=e', leadsTo: '/b' })).toContain('is no path of this site')
    expect(await refusal({ formerAddress: '//example.org', leadsTo: '/b' })).toContain('is no path of this site')
    expect(await refusal({ formerAddress: '/c', leadsTo: '//example.org' })).toContain('leads nowhere')
    expect(await refusal({ formerAddress: '/c', leadsTo: 'javascript:alert(1)' })).toContain('leads nowhere')
    expect(await redirects()).not.toHaveProperty('/c')
  })
})
