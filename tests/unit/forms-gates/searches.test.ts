/** @jest-environment node */
import { NextRequest } from 'next/server'
import type middleware from '@/middleware'

let ask: typeof middleware

beforeAll(async () => {
  Object.assign(process.env, { LIMIT_SEARCHES: '2', FORMS_SECRET: 'x' })
  ask = (await import('@/middleware')).default
})

const get = async (path: string, address: string, method = 'GET') => {
  const { status, headers } = await ask(new NextRequest(`http://localhost:3000${path}`, { method, headers: { 'x-forwarded-for': address } }))
  return { status, retryAfter: headers.get('retry-after') }
}

test('searches and filtered lists are counted together, and the visitor is told when to come again', async () => {
  const path = '/ar/search?q=%D8%AD%D9%84%D8%A8'
  expect((await get(path, '192.0.2.1')).status).toBe(200)
  expect((await get('/en/events?type=workshop', '192.0.2.1')).status).toBe(200)
  expect(await get(path, '192.0.2.1')).toEqual({ status: 429, retryAfter: '60' })
  expect((await get(path, '192.0.2.2')).status).toBe(200)
})

test('other pages made for one visitor are not counted', async () => {
  for (let count = 0; count < 3; count += 1) expect((await get('/en/verification/department', '192.0.2.3')).status).toBe(200)
})
