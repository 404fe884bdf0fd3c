import { appendFileSync, cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inRoot, root } from '../../../scripts/lib/paths.mjs'

/** Not of the site, or made by its build. */
const LEFT_OUT = /^(node_modules|cms|tests|test-results|backups|docs|deploy|\..*)$/

/** What stands on each English page of the next release, and on none of this one. */
export const NEWS = 'The next release'

function change(folder) {
  const messages = join(folder, 'messages/en.json')
  const all = JSON.parse(readFileSync(messages, 'utf8'))
  all.layout.skip = NEWS
  writeFileSync(messages, JSON.stringify(all))
  // A name more in the styles changes the files of styles and of the scripts that use them.
  appendFileSync(join(folder, 'components/announcements/Announcements.module.css'), '\n.nextRelease { color: inherit }\n')
}

/**
 * Builds the site as the next release would be, with other words, styles and scripts, in a copy of the repository: in `folder`, which is outside of it,
 * as the framework takes what is below a project for a part of that.
 */
export async function buildNextRelease(children, folder) {
  const copy = (name) => cpSync(inRoot(name), join(folder, name), { recursive: true, verbatimSymlinks: true })
  readdirSync(root)
    .filter((name) => !LEFT_OUT.test(name))
    .forEach(copy)
  const how = { cwd: folder, log: join(folder, 'build.log'), env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' } }
  // Linked where that can be done, as copying them takes long.
  await children.run('Copying the packages', 'sh', ['-c', 'cp -al "$0" . || cp -a "$0" .', inRoot('node_modules')], how)
  change(folder)
  await children.run('Building the next release', 'npm', ['run', 'build'], how)
}
