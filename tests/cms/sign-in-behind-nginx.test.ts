import { findNginx } from '@/scripts/lib/nginx.mjs'
import { Nginx } from '@/tests/scripts/support/nginx.mjs'
import { spellings } from '@/tests/scripts/support/spellings.mjs'
import { ContentService, oneDatabase } from './support/service'

const HOST = 'content.example.org'

/** What takes a password or a code of somebody who has not signed in. */
const PATHS = ['/admin/login', '/admin/register', '/admin/register-admin', '/admin/forgot-password', '/admin/reset-password', '/admin/second-step']

const BODY = JSON.stringify({ email: 'rima@example.org', password: 'Wrong-password-1', ticket: 'x', code: '1' })

const notFound = (status: number) => status === 404 || status === 405

const withNginx = findNginx() === null ? describe.skip : describe

withNginx.each(oneDatabase('sqlite'))('signing in behind nginx (%s)', (database) => {
  const nginx = new Nginx()
  let service: ContentService

  beforeAll(async () => {
    service = await ContentService.start(database)
    await nginx.start({ contentPort: Number(new URL(service.url).port) })
  })

  afterAll(async () => {
    await nginx.stop()
    await service.stop()
  })

  const how = { method: 'POST', host: HOST, headers: { 'content-type': 'application/json', accept: 'application/json' }, body: BODY }
  const directly = async (target: string) => (await nginx.ask(target, how, nginx.ports.cms))?.status ?? 404

  test('each spelling that the service takes for a sign-in is limited by nginx', async () => {
    const taken: string[] = []
    for (const target of PATHS.flatMap((path) => spellings(path, HOST))) {
      if (!notFound(await directly(target))) taken.push(target)
    }
    // Case and a slash at the end, at least.
    expect(taken).toEqual(expect.arrayContaining(['/admin/login', '/ADMIN/LOGIN', '/admin/login/']))
    await Promise.all(Array.from({ length: 10 }, () => nginx.ask('/admin/login', how)))
    for (const target of taken) {
      const answers = await Promise.all([1, 2, 3].map(() => nginx.ask(target, how)))
      expect([target, answers.some((answer) => answer?.status === 429 && answer.body.includes('"tooMany"'))]).toEqual([target, true])
    }
  })
})
