import path from 'node:path'
import { createStrapi } from '@strapi/strapi'
import { withLock } from '../locks'
import { claimDatabase } from './claim'

const cms = path.resolve(__dirname, '../../..')

/** Makes the tables of this release in a database, answers no requests, and ends (scripts/to-postgres.mjs). */
async function make(): Promise<void> {
  await claimDatabase()
  const app = await createStrapi({ appDir: cms, distDir: path.join(cms, 'dist') }).load()
  await app.destroy()
}

withLock('start', make).then(
  () => process.exit(),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  },
)
