import { existsSync } from 'node:fs'
import path from 'node:path'
import { startCluster } from './postgres'
import { makeTemplates } from './templates'

const built = path.resolve(__dirname, '../../../cms/dist/built-from')

/** Starts one PostgreSQL for all files and makes the databases that they copy. */
export default async function globalSetup(): Promise<void> {
  if (!existsSync(built)) throw new Error('The content service is not built: these tests run with "npm test -- --only cms".')
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
