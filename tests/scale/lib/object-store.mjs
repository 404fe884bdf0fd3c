import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { freePort } from '../../../scripts/lib/free-port.mjs'
import { inRoot } from '../../../scripts/lib/paths.mjs'
import { Problem } from '../../../scripts/lib/problem.mjs'
import { until } from './until.mjs'

// Debian's own Python, for which its packages are.
const python = '/usr/bin/python3'

const KEY = 'imar:fleet'
const SECRET = 'secret-of-this-fleet'

/** Starts an S3 of our own (OpenStack Swift) with two buckets, and gives the settings with which files are kept there. */
export async function startObjectStore(children, folder) {
  try {
    execFileSync(python, ['-c', 'import swift.proxy'], { stdio: 'ignore' })
  } catch {
    throw new Problem('Swift is missing: install it (Debian: apt-get install python3-swift).')
  }
  const port = await freePort()
  const log = `${folder}/swift.log`
  children.start('Swift', python, [inRoot('tests/object-store/server.py'), folder, String(port), KEY, SECRET, 'uploads', 'applicants'], { cwd: folder, log })
  await until(() => readFileSync(log, 'utf8').includes('ready'), 'Swift is ready')
  return {
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_BUCKET: 'uploads',
    S3_PRIVATE_BUCKET: 'applicants',
    S3_ACCESS_KEY_ID: KEY,
    S3_SECRET_ACCESS_KEY: SECRET,
  }
}
