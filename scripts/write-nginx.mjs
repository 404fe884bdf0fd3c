// Writes what nginx needs of this release: node scripts/write-nginx.mjs /etc/nginx [imar.conf of the release before]
// It replaces the folder imar. conf.d/imar.conf belongs to the machine; one of a release that kept everything in it is brought into the new form.
import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { report } from './lib/problem.mjs'
import { root } from './lib/paths.mjs'

const [folder = '/etc/nginx', former] = process.argv.slice(2).map((path) => resolve(path))
// nginx's workers read the error pages.
process.umask(0o022)
// The identity is read from where a process runs.
process.chdir(root)

async function convertOld() {
  const { convert } = await import('./nginx/convert.mjs')
  const file = join(folder, 'conf.d/imar.conf')
  if (!former || !existsSync(file) || !existsSync(former)) return
  try {
    const text = convert(readFileSync(file, 'utf8'), readFileSync(former, 'utf8'))
    if (text === null) return
    copyFileSync(file, join(folder, 'imar.conf.former'))
    writeFileSync(file, text)
    console.log(`  ${file} has its new form: ${join(folder, 'imar.conf.former')} is the former one.`)
  } catch (error) {
    console.error(`  ! ${file} keeps its former form, without what is new in this release: ${error.message} (deploy/README.md, section 3)`)
  }
}

try {
  const { writeNginxFiles } = await import('./nginx/files.mjs')
  writeNginxFiles(join(folder, 'imar'))
  await convertOld()
} catch (error) {
  report(error)
  process.exitCode = 1
}
