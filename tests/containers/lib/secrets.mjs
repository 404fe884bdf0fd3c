import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Files of an image in which one of the secrets stands, or which are named like settings. */
export function secretsIn(root, secrets, folder) {
  const patterns = join(folder, 'patterns')
  writeFileSync(patterns, `${secrets.join('\n')}\n`, { mode: 0o600 })
  const looked = spawnSync('grep', ['--recursive', '--files-with-matches', '--fixed-strings', '--devices=skip', `--file=${patterns}`, root], {
    encoding: 'utf8',
  })
  // 1: nothing was found.
  if (looked.status > 1) throw new Error(looked.stderr)
  const named = spawnSync('find', [join(root, 'app'), '-name', 'node_modules', '-prune', '-o', '-name', '.env*', '-print'], { encoding: 'utf8' })
  return [looked.stdout, named.stdout].join('').split('\n').filter(Boolean)
}
