import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { bringApplications } from './lib/applications.mjs'
import { withDatabase } from './lib/database.mjs'

const APPLICATIONS = 60_000

/** Milliseconds within which the service says that it lives, and megabytes that it may need more. */
const LONGEST = 500
const MOST = 300

const PACE = 50

const TABLE = '/submissions/api::project-submission.project-submission/table?language=en'

const megabytes = (pid) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024

/** Asks again and again how long an answer takes and how much memory the process has, until it is told to stop. */
async function watch(content, isOver) {
  const [found, before] = [{ slowest: 0, failed: 0, most: 0 }, megabytes(content.pid)]
  while (!isOver()) {
    const began = performance.now()
    const isThere = await fetch(`${content.url}/_health`, { signal: AbortSignal.timeout(60_000) }).then(
      ({ status }) => status === 204,
      () => false,
    )
    if (!isThere) found.failed += 1
    found.slowest = Math.max(found.slowest, performance.now() - began)
    found.most = Math.max(found.most, megabytes(content.pid) - before)
    await pause(PACE)
  }
  return found
}

/** How many bytes a table has, and how many lines, where it is text. Throws where it breaks off. */
async function download(content, format) {
  const response = await content.download(`${TABLE}&format=${format}`)
  if (response.status !== 200) throw new Error(`The table answered ${response.status}.`)
  const found = { bytes: 0, lines: 0 }
  for await (const chunk of response.body) {
    found.bytes += chunk.length
    for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) found.lines += 1
  }
  return found
}

async function onDatabase(name, content) {
  await withDatabase(content, (database) => bringApplications(database, APPLICATIONS))
  let isOver = false
  const watched = watch(content, () => isOver)
  const began = performance.now()
  const [table, workbook] = await Promise.all([download(content, 'csv'), download(content, 'xlsx')]).finally(() => (isOver = true))
  const seconds = Math.round((performance.now() - began) / 1000)
  const { slowest, failed, most } = await watched
  return [
    {
      what: `${APPLICATIONS} applications as a table and as a workbook at once (${name})`,
      measured: `${table.lines - 1} rows, workbook of ${Math.round(workbook.bytes / 1e6)} MB, in ${seconds} s`,
      holds: table.lines === APPLICATIONS + 1 && workbook.bytes > APPLICATIONS,
    },
    {
      what: `/_health within ${LONGEST} ms throughout, ${MOST} MB more at most (${name})`,
      measured: `slowest ${Math.round(slowest)} ms, ${failed} unanswered, ${Math.round(most)} MB more`,
      holds: slowest <= LONGEST && failed === 0 && most <= MOST,
    },
  ]
}

/** Whoever exports all applications holds nobody else up. */
export async function exports(workshop) {
  const sqlite = await workshop.content('export-sqlite')
  const results = await onDatabase('SQLite', sqlite)
  await sqlite.stop()
  const databaseUrl = await workshop.postgres('export')
  if (!databaseUrl) return [...results, { what: 'the same on PostgreSQL', measured: 'PostgreSQL is not installed', holds: false }]
  const postgres = await workshop.content('export-postgres', { databaseUrl })
  results.push(...(await onDatabase('PostgreSQL', postgres)))
  await postgres.stop()
  return results
}
