import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { locations } from './lib/archive.mjs'
import { compareTable, copyTable, plan } from './lib/move/copy.mjs'
import { openSource } from './lib/move/source.mjs'
import { Target } from './lib/move/target.mjs'
import { cms } from './lib/paths.mjs'
import { Problem, report } from './lib/problem.mjs'
import { settingsFor } from './lib/process-settings.mjs'
import { run } from './lib/program.mjs'
import { refuseWhileRunning } from './lib/running.mjs'

/** Lets the content service make the tables of this release in the new database, as at a first start. */
async function makeTables({ variables }) {
  const program = join(cms, 'dist/src/schema/make.js')
  if (!existsSync(program)) throw new Problem('The content service is not built yet: "npm start" builds it.')
  const given = { DATABASE_CLIENT: 'postgres', SEED: 'empty', CMS_BACKGROUND: 'false', CMS_ADMIN_PANEL: 'false', NODE_ENV: 'production' }
  await run(process.execPath, [program], { cwd: cms, env: { ...process.env, ...settingsFor('content-service', variables), ...given } })
}

async function move(source, target, kept) {
  source.check()
  const dangling = source.danglingRows()
  if (dangling.length > 0) throw new Problem(`Rows in SQLite refer to others that are not there: ${dangling.slice(0, 5).join(', ')}. Nothing was moved.`)
  await makeTables(kept)
  const tables = plan(source, await target.columns())
  let rows = 0
  await target.replacing(
    tables.map(({ name }) => name),
    async () => {
      for (const table of tables) await copyTable(source, target, table)
      for (const table of tables) rows += await compareTable(source, target, table)
    },
  )
  return `✓ ${rows} rows of ${tables.length} tables are in PostgreSQL, and were read back as they are in SQLite.`
}

/** Copies everything from SQLite into an empty PostgreSQL database: all of it or nothing. Files stay where they are. */
async function toPostgres() {
  const kept = locations()
  if (!/^postgres(ql)?:\/\//.test(kept.databaseUrl ?? ''))
    throw new Problem('DATABASE_URL has to name the new database: postgres://name:password@host:5432/database')
  await refuseWhileRunning(kept)
  const source = openSource(kept.databaseFile)
  const target = await Target.open(kept.databaseUrl).catch((error) => {
    source.close()
    throw error
  })
  try {
    await target.claim()
    try {
      console.log(await move(source, target, kept))
    } catch (error) {
      await target.run('ROLLBACK')
      await target.clear()
      throw error
    }
  } finally {
    source.close()
    await target.close()
  }
  console.log(`Now set DATABASE_CLIENT=postgres, start the content service, and look around. ${kept.databaseFile} is as it was: put it away when all is well.`)
}

try {
  if (process.argv.length > 2) throw new Problem('It takes no arguments: DATABASE_FILENAME and DATABASE_URL say from where to where.')
  await toPostgres()
} catch (error) {
  report(error)
  process.exitCode = 1
}
