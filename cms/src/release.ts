import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { repositoryRoot } from './environment'

/** Written by deploy/install and deploy/update when they build a release. */
const FILE = 'RELEASE'

function readRelease(): string {
  const file = path.join(repositoryRoot, FILE)
  if (existsSync(file)) return readFileSync(file, 'utf8').trim()
  const { version }: { version: string } = JSON.parse(readFileSync(path.join(repositoryRoot, 'cms/package.json'), 'utf8'))
  return version
}

/** Which release this process belongs to: `1.2.0-3f2a9c1 of 2026-11-28T19:00:00Z` where it was installed, else the version. */
export const RELEASE = readRelease()
