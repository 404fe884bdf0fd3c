/** @jest-environment node */
import { GET } from '@/app/uploads/[...path]/route'
import { ContentDouble } from '../forms-core/content-double'

let double: ContentDouble

beforeAll(async () => {
  double = await ContentDouble.start()
  process.env.CONTENT_URL = double.url
})
afterAll(() => double.stop())
beforeEach(() => {
  double.asked.length = 0
})

const get = () => GET(new Request('http://site.example/uploads/a.webp'), { params: Promise.resolve({ path: ['a.webp'] }) })

test('a file is asked for once more when the connection failed', async () => {
  double.replies = ['hang up', { status: 200, body: 'the file' }]
  const answer = await get()
  expect(answer.status).toBe(200)
  expect(await answer.json()).toBe('the file')
  expect(double.asked).toHaveLength(2)
})

test('a file that cannot be reached is 502, and said in the log', async () => {
  const warn = jest.spyOn(console, 'warn').mockReturnValue()
  double.replies = ['hang up']
  expect((await get()).status).toBe(502)
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('/uploads/a.webp'), expect.objectContaining({ message: 'fetch failed' }))
  warn.mockRestore()
})
