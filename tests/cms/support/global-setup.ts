import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { startCluster } from './postgres'
import { makeTemplates } from './templates'

const cms = path.resolve(__dirname, '../../../cms')

/** Compiles the content service, starts one PostgreSQL for all files and makes the databases that they copy. */
export default async function globalSetup(): Promise<void> {
  // What was compiled from files that are no more would be loaded all the same.
  rmSync(path.join(cms, 'dist/src'), { recursive: true, force: true })
  execFileSync(process.execPath, [path.join(cms, 'node_modules/typescript/bin/tsc'), '-p', '.'], { cwd: cms, stdio: 'inherit' })
  const url = await startCluster()
  if (url) {
    process.env.TEST_POSTGRES_URL = url
  } else if (process.env.CI === 'true') {
    throw new Error('PostgreSQL is not installed (Debian: apt-get install postgresql). Here every test runs on both databases.')
  } else {
    process.stdout.write('PostgreSQL is not installed (Debian: apt-get install postgresql): the tests run on SQLite only.\n')
  }
  await makeTemplates()
}
