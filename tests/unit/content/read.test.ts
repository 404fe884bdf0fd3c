/** @jest-environment node */
import { once } from 'node:events'
import { createServer } from 'node:http'
import { z } from 'zod'
import { ContentUnavailable } from '@/lib/content/errors'
import { FIRST_PART, readList, readPage, readPart, readSingle } from '@/lib/content/client'
import { getProjectForm } from '@/lib/content/project-forms'
import { publishedNow } from '@/lib/content/published-now'
import { makePastFramework } from '@/lib/framework/process/rendering'

let answer: { status?: number; body: unknown }
const asked: string[] = []

const server = createServer((request, response) => {
  asked.push(request.url ?? '')
  response.writeHead(answer.status ?? 200, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body))
})

let warned: jest.SpyInstance

beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  process.env.CONTENT_URL = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
  process.env.CONTENT_REQUEST_DELAY_MS = '0'
})

beforeEach(() => {
  asked.length = 0
  warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
})

afterEach(() => jest.restoreAllMocks())

afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const named = z.object({ name: z.string() })
const options = { tags: [] }

test('a page has its documents and its place among the others', async () => {
  answer = { body: { data: [{ name: 'a' }], meta: { pagination: { page: 2, pageCount: 3, total: 5 } } } }
  expect(await publishedNow(() => readPage('/api/x', named, options))).toEqual({ items: [{ name: 'a' }], page: 2, pageCount: 3, total: 5 })
})

test.each([
  [{ data: [{ name: 'a' }, { name: 'b' }], meta: {} }, 2],
  [{ data: [{ name: 'a' }] }, 1],
  [{ data: null }, 0],
])('%j is one page of %d', async (body, total) => {
  answer = { body }
  const page = await publishedNow(() => readPage('/api/x', named, options))
  expect(page).toMatchObject({ page: 1, pageCount: 1, total })
  expect(page.items).toHaveLength(total)
})

test('what the content service does not have is an empty list, and no document', async () => {
  answer = { status: 404, body: {} }
  expect(await publishedNow(() => readPage('/api/x', named, options))).toEqual({ items: [], page: 1, pageCount: 0, total: 0 })
  expect(await publishedNow(() => readSingle('/api/x', named, options))).toBeNull()
})

test('a document that does not fit is left out of its list, and the log says which field it was', async () => {
  answer = { body: { data: [{ name: 'a' }, { name: 7, secret: 'x' }, null] } }
  expect(await publishedNow(() => readList('/api/x', named, options))).toEqual([{ name: 'a' }])
  expect(warned.mock.calls).toEqual([
    ['Content service: left out an item of /api/x: name invalid_type'],
    ['Content service: left out an item of /api/x:  invalid_type'],
  ])
})

test.each([
  [{ data: { name: 'a' } }, { name: 'a' }],
  [{ data: null }, null],
  [{ data: { name: 7 } }, null],
])('%j is the document %j', async (body, document) => {
  answer = { body }
  expect(await publishedNow(() => readSingle('/api/x', named, options))).toEqual(document)
})

test.each(['x', { data: 'x' }, { data: [], meta: { pagination: {} } }])('%j is no list, which is an outage', async (body) => {
  answer = { body }
  await expect(publishedNow(() => readPage('/api/y', named, options))).rejects.toThrow(new ContentUnavailable('/api/y', 'answered something that is no list'))
})

test.each(['x', [1], {}])('%j is no document, which is an outage', async (body) => {
  answer = { body }
  await expect(publishedNow(() => readSingle('/api/x', named, options))).rejects.toThrow(
    new ContentUnavailable('/api/x', 'answered something that is no document'),
  )
})

test('a form has its fields in their order, with nothing where nothing was said', async () => {
  const bare = { key: 'name', type: 'text' }
  const full = {
    key: 'trade',
    type: 'select',
    label: ' Trade ',
    required: true,
    options: [{ value: 'a', label: 'A' }, { value: 'b' }],
    placeholder: 'Choose',
    helperText: 'One of them',
    defaultValue: 'a',
    checkboxLabel: 'Yes',
    acceptedFileTypes: '.pdf',
    earliestDay: '2026-01-01',
    latestDay: '2026-12-31',
    minimumAge: 18,
    withinPeriod: false,
    order: 2,
  }
  answer = {
    body: {
      data: {
        documentId: 'form1',
        title: 'Join',
        description: 'In short',
        note: 'Soon',
        successMessage: 'Thank you',
        sections: [{ title: 'You', description: 'About you', fields: [full, { key: 'x', type: 'riddle' }, { ...bare, order: 1 }, bare] }],
      },
    },
  }
  const nothing = {
    label: null,
    required: false,
    options: [],
    placeholder: null,
    helperText: null,
    defaultValue: null,
    checkboxLabel: null,
    acceptedFileTypes: null,
    earliestDay: null,
    latestDay: null,
    minimumAge: null,
    withinPeriod: null,
  }
  expect(await publishedNow(() => getProjectForm('de', 'a/b'))).toEqual({
    documentId: 'form1',
    title: 'Join',
    description: 'In short',
    note: 'Soon',
    successMessage: 'Thank you',
    sections: [
      {
        title: 'You',
        description: 'About you',
        fields: [
          { ...nothing, ...bare, order: 0 },
          { ...nothing, ...bare, order: 1 },
          { ...full, label: 'Trade', options: [{ value: 'a', label: 'A' }] },
        ],
      },
    ],
  })
  expect(asked).toEqual(['/api/project-forms/a%2Fb?locale=de'])
})

test.each(['text', 'email', 'number', 'date', 'tel', 'phone', 'textarea', 'select', 'radio', 'checkbox', 'file', 'address'])(
  'a form may ask for %s',
  async (type) => {
    answer = { body: { data: { documentId: 'form1', sections: [{ fields: [{ key: 'x', type }] }] } } }
    expect((await publishedNow(() => getProjectForm('en', 'form1')))?.sections[0]?.fields).toMatchObject([{ type }])
  },
)

test('a list has what the next part of it begins after', async () => {
  answer = { body: { data: [{ name: 'a' }], meta: { next: 'd1' } } }
  expect(await publishedNow(() => readPart('/api/x', named, options, 'd0'))).toEqual({ items: [{ name: 'a' }], next: 'd1' })
  expect(asked).toEqual(['/api/x?after=d0'])
  answer = { body: { data: [] } }
  await expect(publishedNow(() => readPart('/api/x', named, options, FIRST_PART))).rejects.toThrow(ContentUnavailable)
})

test('what was read for a visitor is recalled for the next, but no part of a long list: many of them would take all the memory', async () => {
  answer = { body: { data: [{ name: 'a' }], meta: { next: null } } }
  await makePastFramework(async () => {
    for (let visitor = 0; visitor < 2; visitor += 1) {
      await readList('/api/short', named, options)
      await readPart('/api/long', named, options, FIRST_PART)
    }
  })
  expect(asked).toEqual(['/api/short', '/api/long?after=', '/api/long?after='])
})
