/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import { BODY_ROUTES, bytesFor } from '@/lib/server/body-routes'

const READS = /export (?:async )?(?:function|const) (?:POST|PUT|PATCH|DELETE)\b/

/** Modules of which a browser may call every function that they export. */
const ACTIONS = ['components/news/load-article.tsx', 'lib/forms/actions.ts']

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => `${folder}/${name}`)

const routes = filesIn('app')
  .filter((file) => /\/route\.tsx?$/.test(file))
  .filter((file) => READS.test(readFileSync(file, 'utf8')))
  .map((file) => file.replace(/^app|\/route\.tsx?$/g, ''))
const actions = ['app', 'components', 'lib'].flatMap(filesIn).filter((file) => readFileSync(file, 'utf8').startsWith("'use server'"))

test('each route that reads a body has a bound, and no other one', () => {
  expect(BODY_ROUTES.map(({ route }) => route).sort()).toEqual(routes.sort())
})

test('actions take a language with an id or a form, which is what `action-call.ts` lets through', () => {
  expect(actions.sort()).toEqual(ACTIONS)
})

test.each([
  ['/api/files', 21 * 1024 * 1024],
  ['/ar/send/volunteer', 64 * 1024 * 1024],
  ['/de/send/verification/seat', 64 * 1024 * 1024],
  ['/api/duplicate', 4096],
  ['/api/unknown', 4096],
  ['/ar/send/a/b/c/d', 4096],
  ['/API/files', 4096],
  ['/api/%66iles', 4096],
  ['/', 4096],
])('%s takes %d bytes', (path, bytes) => {
  expect(bytesFor(path)).toBe(bytes)
})
