import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'

/** The settings of a unit file, each a list of its values; %i is the instance. */
function readUnit(file, instance) {
  const settings = {}
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const [, name, value] = /^(\w+)=(.*)$/.exec(line) ?? []
    if (name) (settings[name] ??= []).push(value.replaceAll('%i', instance))
  }
  return settings
}

const FOLDERS = { RuntimeDirectory: '/run', StateDirectory: '/var/lib', CacheDirectory: '/var/cache' }

/** What systemd would do for a unit that is installed below `root`: the environment, the folders, the commands. */
export function planOf(root, name, instance = '') {
  const unit = readUnit(`${root}/etc/systemd/system/${name}`, instance)
  const own = (unit.Environment ?? []).flatMap((line) => line.split(' ')).map((pair) => pair.split(/=(.*)/s).slice(0, 2))
  const files = (unit.EnvironmentFile ?? []).map((file) => ({ path: root + file.replace(/^-/, ''), mayBeMissing: file.startsWith('-') }))
  return {
    user: unit.User[0],
    folder: unit.WorkingDirectory[0],
    /** Read before each command, as what runs before may have written the files. */
    get environment() {
      const fromFiles = files
        .filter(({ path, mayBeMissing }) => !mayBeMissing || existsSync(path))
        .map(({ path }) => parseEnv(readFileSync(path, 'utf8').replace(/\\(["\\$`])/g, '$1')))
      return Object.assign(Object.fromEntries(own), ...fromFiles)
    },
    folders: Object.entries(FOLDERS).flatMap(([setting, above]) => (unit[setting] ?? []).map((below) => `${above}/${below}`)),
    before: unit.ExecStartPre ?? [],
    main: unit.ExecStart[0],
    after: unit.ExecStartPost ?? [],
  }
}
