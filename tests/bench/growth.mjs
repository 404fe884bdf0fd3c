import { rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { postgresProgram } from '../../scripts/lib/postgres.mjs'
import { run } from '../../scripts/lib/program.mjs'
import { freePort } from '../../scripts/lib/free-port.mjs'
import { prepare } from '../../scripts/lib/prepare.mjs'
import { Problem } from '../../scripts/lib/problem.mjs'
import { runCommand } from '../../scripts/lib/run.mjs'
import { Steps } from '../../scripts/lib/steps.mjs'
import { withDatabase } from '../faults/lib/database.mjs'
import { Workshop } from '../faults/lib/workshop.mjs'
import { measureLists } from './growth/desk.mjs'
import { Documents } from './growth/documents.mjs'
import { measureSite } from './growth/site.mjs'
import { bringSubmissionsTo, countExpired, letExpire, waitingApplication } from './growth/submissions.mjs'
import { median } from './lib/load.mjs'
import { timeOf, viewsOf } from './lib/desk-views.mjs'
import { publishToVisible, signIn } from './lib/publishing.mjs'
import { heading, keepReport, machine, table } from './lib/report.mjs'

const { values: options } = parseArgs({
  options: {
    /** Documents in all, from few to many. */
    sizes: { type: 'string', default: '12,1200,12000,100000' },
    /** 0 leaves this part out. */
    submissions: { type: 'string', default: '1000000' },
    /** Print only; leave docs/benchmarks.md as it is. */
    dry: { type: 'boolean', default: false },
  },
})

/** Of the applications these are past their period, and erased at the start. */
const EXPIRED = 1000

const ms = ({ ms: time, failed }) => (failed === undefined ? Math.round(time).toLocaleString('en') : `failed after ${Math.round(time / 1000)} s: ${failed}`)

async function measureBackup(content, folder) {
  const file = join(folder, 'database.pgdump')
  const began = performance.now()
  await run(postgresProgram('pg_dump'), ['--format=custom', '--no-owner', `--file=${file}`, content.variables.DATABASE_URL])
  const seconds = (performance.now() - began) / 1000
  const { size } = statSync(file)
  rmSync(file)
  return `${seconds.toFixed(1)} s, ${Math.round(size / 1024 ** 2)} MiB`
}

/** Anew for each part: nobody stays signed in for as long as all of it takes. */
const editor = (content) => signIn({ contentUrl: content.url, secrets: content.variables })

const databaseSize = (content) =>
  withDatabase(content, async (db) => {
    const { rows } = await db.raw('select pg_database_size(current_database())::bigint as bytes')
    return `${Math.round(Number(rows[0].bytes) / 1024 ** 2).toLocaleString('en')} MiB`
  })

/** A column of the table: what is measured at this size. */
async function measureSize({ children, steps, workshop, content, documents, site, size }) {
  await steps.run(`Bring content to ${size} documents`, () => documents.bringTo(size))
  const { rows, memory, entry } = await steps.run('Measure: site', () => measureSite(children, content, { ...site, folder: workshop.folder(`site-${size}`) }))
  const headers = await editor(content)
  const lists = await steps.run('Measure: lists of an editor', () => measureLists(content, headers))
  const visible = async () => {
    const response = await fetch(`${content.url}/api/articles?locale=ar&pagination[pageSize]=1`, {
      headers: { authorization: `Bearer ${content.variables.CONTENT_TOKEN}` },
    })
    const { documentId } = (await response.json()).data[0]
    return publishToVisible({ contentUrl: content.url }, headers, { documentId, url: `${site.url}/ar/articles`, locale: 'ar' })
  }
  const publishing = await steps.run('Measure: publish to visible', () =>
    visible().then(
      (time) => `${Math.round(time)}`,
      (error) => `failed: ${error.message}`,
    ),
  )
  await children.end(entry)
  return {
    documents: documents.count.toLocaleString('en'),
    database: await databaseSize(content),
    ...Object.fromEntries(Object.entries(rows).map(([name, row]) => [name, ms(row)])),
    'sitemap: files, pages': rows.sitemap.value ? `${rows.sitemap.value.files}, ${rows.sitemap.value.pages.toLocaleString('en')}` : '–',
    'memory of the site: now, most (MiB)': memory.value ? `${memory.value.now}, ${memory.value.most}` : 'ended',
    ...Object.fromEntries(Object.entries(lists).map(([name, row]) => [name, ms(row)])),
    'publish to visible': publishing,
    'backup of the database': await steps.run('Measure: backup', () => measureBackup(content, workshop.folder('backup'))),
  }
}

/** What reviewers wait for, and what is done at night. */
async function measureSubmissions({ steps, workshop, content }, count) {
  await steps.run(`Bring ${count} applications`, () => withDatabase(content, (db) => bringSubmissionsTo(db, content, count)))
  const application = await withDatabase(content, waitingApplication)
  const rows = await steps.run('Measure: views of the desks', async () => {
    const headers = await editor(content)
    const found = []
    for (const [name, paths] of Object.entries(viewsOf({ application }))) {
      const times = []
      for (let asked = 0; asked < 5; asked += 1) times.push(await timeOf(content.url, headers, paths))
      found.push([name, Math.round(median(times)).toLocaleString('en')])
    }
    return found
  })
  const erasing = await steps.run(`Measure: erase ${EXPIRED} that are past their period`, async () => {
    await withDatabase(content, (db) => letExpire(db, EXPIRED))
    await content.stop()
    const began = performance.now()
    await content.start()
    const started = performance.now()
    while ((await withDatabase(content, countExpired)) > 0) await pause(250)
    return `${((performance.now() - started) / 1000).toFixed(1)} s, after a start that took ${((started - began) / 1000).toFixed(1)} s`
  })
  const backup = await steps.run('Measure: backup', () => measureBackup(content, workshop.folder('backup')))
  return [
    ...rows,
    [`the night’s erasing, of ${EXPIRED.toLocaleString('en')}`, erasing],
    ['database', await databaseSize(content)],
    ['backup of the database', backup],
  ]
}

await runCommand(async (children) => {
  const steps = new Steps()
  await prepare({ children, steps, admin: false })
  const workshop = new Workshop(children)
  const postgres = await workshop.startPostgres()
  if (!postgres) throw new Problem('PostgreSQL is missing: install it (Debian: apt-get install postgresql).')
  const port = String(await freePort())
  const site = { port, url: `http://localhost:${port}` }
  const content = await steps.run('Start: content service with sample content', async () => {
    const started = await workshop.content('content', { databaseUrl: await postgres.createDatabase('growth'), SEED: '', SITE_URL: site.url })
    await workshop.mail('mail', started)
    return started
  })
  const setting = { children, steps, workshop, content, site }
  const documents = await withDatabase(content, async (db) => {
    const columns = []
    const opened = await Documents.open(db)
    for (const size of options.sizes.split(',').map(Number)) columns.push(await measureSize({ ...setting, documents: opened, size }))
    return columns
  })
  const names = [...new Set(documents.flatMap(Object.keys))].filter((name) => name !== 'documents')
  const submissions = Number(options.submissions)
  const applied = submissions > 0 ? await measureSubmissions(setting, submissions) : []
  const report = `## ${heading()} · growth

${machine()}, PostgreSQL. The sample content with more and more articles and events, half and half, each in three languages, as draft and published; a site and a content
service with the memory that they have everywhere (200 and 400 MB). Milliseconds, where nothing else is said; of a page its first visit, for which everything is read and rendered.

${table(
  ['documents', ...documents.map((column) => column.documents)],
  names.map((name) => [name, ...documents.map((column) => column[name] ?? '–')]),
)}
${
  applied.length > 0
    ? `\nThen with ${submissions.toLocaleString('en')} applications, each with its mails; one of a hundred waits for an answer. What a view asks for, all at once, the median of 5, in milliseconds:\n\n${table(['', 'measured'], applied)}\n`
    : ''
}`
  console.log(`\n${report}`)
  if (!options.dry) keepReport(report)
})
