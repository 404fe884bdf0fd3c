import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Admin } from './support/admin'
import { Alarm } from './support/alarm'
import { Clock } from './support/clock'
import { article } from './support/content'
import { storedTime, withDatabase } from './support/database'
import { bothUnlessShort, ContentService, type Json } from './support/service'
import { contact, handIn } from './support/submissions'
import { until } from './support/until'
import { addUser } from './support/users'

const DAY = 24 * 60 * 60 * 1000

const TABLES = ['contact_forms', 'outbox_mails', 'audit_entries', 'document_versions', 'bin_entries', 'publication_plans']

describe.each(bothUnlessShort('sqlite'))('a wrong clock (%s)', (database) => {
  let folder: string
  let clock: Clock
  let alarm: Alarm
  let service: ContentService

  const rowsOf = (table: string): Promise<Json[]> => withDatabase(service, (tables) => tables(table).select())
  const counts = async () => Object.fromEntries(await Promise.all(TABLES.map(async (table) => [table, (await rowsOf(table)).length] as const)))
  const stops = async (admin: Admin): Promise<Json[]> => (await admin.call('GET', '/home/service')).body.data.stopped
  const jobsOf = async (admin: Admin): Promise<string[]> => (await stops(admin)).map(({ job }) => job).sort()
  const stopOf = (admin: Admin, job: string): Promise<Json> => until(async () => (await stops(admin)).find((one) => one.job === job) ?? null)
  const confirm = (admin: Admin, job: string, id: string) => admin.call('POST', `/home/stopped-jobs/${job}/confirm`, { id })
  const health = async (): Promise<Json> =>
    (await service.send('GET', '/_ready', { authorization: `Bearer ${service.environment.CONTENT_TOKEN}` })).body.checks.timedJobs

  async function restartAhead(days: number): Promise<Admin> {
    await service.pause()
    clock.setAhead(days)
    service = await service.restart()
    return Admin.login(service)
  }

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'imar-clock-'))
    clock = new Clock(path.join(folder, 'ahead'))
    alarm = await Alarm.start()
    const settings = { ...clock.environment, ALERT_WEBHOOK_URL: alarm.url, ALERT_PAUSE_MS: '200', PLANS_LOOK_MS: '100', EVENT_MAILS_LOOK_MS: '100' }
    service = await ContentService.start(database, settings)
    const admin = await Admin.login(service)
    await admin.remove('article', await admin.create('article', article('Deleted')))
    const planned = await admin.create('article', article('Planned'))
    const at = new Date(Date.now() + 100 * DAY).toISOString()
    const plan = { uid: 'api::article.article', documentId: planned, action: 'publish', at, languages: ['ar'], zone: 'Asia/Damascus' }
    expect((await admin.call('POST', '/publication-plans', plan)).status).toBe(200)
    await handIn(service, 'contact-form', { ...contact, email: 'one@example.org' })
    await until(async () => ((await health()).status === 'ok' ? true : null))
  })

  afterAll(async () => {
    await service?.stop()
    await alarm?.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  test('erases and publishes nothing, is reported, and each job goes on by a confirmation of its own', async () => {
    const before = await counts()
    const admin = await restartAhead(1200)
    const jobs = ['attendees', 'audit', 'bin', 'plans', 'retention', 'settledPlans', 'versions']
    await until(async () => ((await jobsOf(admin)).length === jobs.length ? true : null))
    expect(await jobsOf(admin)).toEqual(jobs)
    // Health is looked at twice a second.
    await until(async () => ((await health()).stopped === jobs.length ? true : null))
    expect(await health()).toMatchObject({ status: 'warning', stopped: jobs.length })
    expect(await alarm.waitFor('timedJobs (retention, bin')).toContain('audit')
    expect(service.output).toContain('The job "retention" has stopped')
    for (const [table, count] of Object.entries(await counts())) expect([table, count >= (before[table] ?? 0)]).toEqual([table, true])
    expect((await rowsOf('publication_plans')).map(({ state }) => state)).toEqual(['planned'])

    const retention = await stopOf(admin, 'retention')
    expect(retention).toMatchObject({ reasons: ['ahead'], isConfirmed: false })
    expect(retention.due).toEqual(expect.arrayContaining([{ table: 'contact_forms', due: 1, of: 1 }]))
    const editor = await addUser(admin, service, 'editor@example.org', 'strapi-editor')
    expect((await confirm(editor, 'retention', retention.id)).status).toBe(403)
    expect((await confirm(admin, 'bin', retention.id)).status).toBe(404)
    expect((await confirm(admin, 'nothing', retention.id)).status).toBe(404)
    expect((await rowsOf('contact_forms')).length).toBe(1)

    expect((await confirm(admin, 'retention', retention.id)).status).toBe(200)
    await until(async () => ((await rowsOf('contact_forms')).length === 0 ? true : null))
    await until(async () => ((await jobsOf(admin)).includes('retention') ? null : true))
    const lines = (await rowsOf('audit_entries')).filter(({ action }) => action === 'jobConfirmed')
    expect(lines.map(({ detail }) => detail)).toEqual([expect.stringContaining('retention, ahead, contact_forms 1/1')])
    expect((await rowsOf('bin_entries')).length).toBe(before.bin_entries)
  })

  test('that is right again lets go on what was not confirmed, and asks about what was done in the future', async () => {
    const admin = await restartAhead(0)
    await until(async () => ((await jobsOf(admin)).join() === 'retention' ? true : null))
    const { id, reasons } = await stopOf(admin, 'retention')
    expect(reasons).toEqual(['behind'])
    expect((await rowsOf('bin_entries')).length).toBe(1)
    expect((await confirm(admin, 'retention', id)).status).toBe(200)
    await until(async () => ((await health()).status === 'ok' ? true : null))
    await until(async () => ((await jobsOf(admin)).includes('retention') ? null : true))
    expect((await confirm(admin, 'retention', id)).status).toBe(404)
  })

  test('that is set while the service runs stops what it would do', async () => {
    // Less than the longest break.
    clock.setAhead(30)
    let ahead = await Admin.login(service)
    const { reasons } = await until(async () => {
      const { status, body } = await ahead.call('GET', '/home/service')
      // The session was opened before the service had heard of its new clock, and is over.
      if (status === 401) ahead = await Admin.login(service)
      return status === 200 ? (body.data.stopped.find(({ job }: Json) => job === 'plans') ?? null) : null
    })
    expect(reasons).toEqual(['set'])
    clock.setAhead(0)
    // Sessions from before are over by the clock that was ahead.
    const admin = await until(() => Admin.login(service).catch(() => null))
    await until(async () => ((await jobsOf(admin)).includes('plans') ? null : true))
  })

  test('is not needed for too much at once: more than fifty rows and a fifth of a table wait for a confirmation', async () => {
    const admin = await Admin.login(service)
    for (const name of ['template', 'fresh']) await handIn(service, 'contact-form', { ...contact, email: `${name}@example.org` })
    const old = storedTime(service, new Date(Date.now() - 400 * DAY))
    await withDatabase(service, async (tables) => {
      const [{ id: _, ...row } = {}] = await tables('contact_forms').where({ email: 'template@example.org' }).select()
      const copies = Array.from({ length: 60 }, (_empty, index) => ({
        ...row,
        document_id: `copy${index}`,
        reference: `C-COPY-${index}`,
        idempotency_key: `copy ${index}`,
        fingerprint: `copy ${index}`,
        created_at: old,
      }))
      await tables('contact_forms').insert(copies)
    })
    await service.pause()
    service = await service.restart()
    const { id, reasons, due } = await stopOf(admin, 'retention')
    expect(reasons).toEqual(['much'])
    expect(due).toEqual(expect.arrayContaining([{ table: 'contact_forms', due: 60, of: 62 }]))
    expect((await rowsOf('contact_forms')).length).toBe(62)
    expect((await confirm(admin, 'retention', id)).status).toBe(200)
    await until(async () => ((await rowsOf('contact_forms')).length === 2 ? true : null))
  })
})
