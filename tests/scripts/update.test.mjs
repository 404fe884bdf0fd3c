import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterEach, beforeEach, describe, test } from 'node:test'

/** A machine in a folder: deploy/update with its paths there, and the programs of the system as scripts that write down how they were called. */
let machine
const at = (...path) => join(machine, ...path)
const write = (file, text, mode) => {
  mkdirSync(join(file, '..'), { recursive: true })
  writeFileSync(file, text)
  if (mode) chmodSync(file, mode)
}

const PLACES = ['/opt/imar', '/etc/imar', '/etc/nginx', '/etc/systemd', '/run/systemd', '/var/backups/imar', '/var/lib/imar']
const there = (text) => PLACES.reduce((changed, place) => changed.replaceAll(place, at(place)), text)

const PROGRAMS = {
  id: 'echo 0',
  runuser: 'while [ "$1" != -- ]; do shift; done; shift; exec "$@"',
  systemctl: `echo "systemctl $*" >>"$LOG"
[ "$*" != "start imar-backup.service" ] || { number=$(ls "$BACKUPS" | wc -l); echo "$number" >"$BACKUPS/imar-2026-01-01T00-00-0$number.tar.gz"; }
[ "$*" != "start $FAILS" ]`,
  node: `case $1 in
  *command.js) [ "$2" != oldest ] || cat "$OLDEST"; [ "$2" != since ] || echo "contact_forms: 12 new, 0 changed" ;;
  *run.mjs) echo "restore $3 $(cat "$3") by $(basename "$PWD")" >>"$LOG" ;;
esac`,
  ...Object.fromEntries(['nginx', 'chown', 'useradd', 'npm', 'install', 'timeout', 'dpkg'].map((name) => [name, 'exit 0'])),
  pgrep: 'exit 1',
}

const DAY = 86_400

/** A release that is installed; \`schema\` is its version and the lowest that can run on its database, or undefined before there were any. */
function release(name, schema, age = 0) {
  const folder = at('/opt/imar/releases', name)
  write(join(folder, 'package.json'), '{\n  "version": "1.0.0",\n}')
  for (const file of ['update', 'lib.sh'])
    write(join(folder, 'deploy', file), schema ? there(readFileSync(join('deploy', file), 'utf8')) : '#!/bin/sh\necho its own\n', 0o755)
  write(join(folder, 'deploy/systemd/journald.conf'), '')
  write(join(folder, 'deploy/systemd/imar-site@.service'), '')
  if (schema) write(join(folder, 'cms/src/schema/version.ts'), `export const SCHEMA_VERSION = ${schema[0]}\nexport const OLDEST_SCHEMA = ${schema[1]}\n`)
  if (schema) write(join(folder, 'cms/dist/src/schema/command.js'), '')
  write(join(folder, '.installed'), '')
  const time = Date.now() / 1000 - age * DAY
  utimesSync(join(folder, '.installed'), time, time)
  return folder
}

function runs(folder, oldest) {
  rmSync(at('/opt/imar/current'), { force: true })
  symlinkSync(folder, at('/opt/imar/current'))
  writeFileSync(at('oldest'), oldest === undefined ? '' : `${oldest}\n`)
}

function update(folder, args = [], fails = '') {
  writeFileSync(at('log'), '')
  const env = { PATH: `${at('bin')}:${process.env.PATH}`, LOG: at('log'), OLDEST: at('oldest'), BACKUPS: at('/var/backups/imar'), FAILS: fails }
  const { status, stdout, stderr } = spawnSync('sh', [join(folder, 'deploy/update'), ...args], { env, encoding: 'utf8' })
  return { status, said: stdout + stderr, done: readFileSync(at('log'), 'utf8').trim().split('\n') }
}

const current = () => basename(readlinkSync(at('/opt/imar/current')))

beforeEach(() => {
  machine = mkdtempSync(join(tmpdir(), 'imar-machine-'))
  for (const place of PLACES) mkdirSync(at(place), { recursive: true })
  mkdirSync(at('/run/systemd/system'))
  write(at('/etc/imar/imar.env'), 'CONTENT_URL=http://127.0.0.1:1337\n')
  write(at('/etc/nginx/conf.d/imar.conf'), 'upstream imar_site {\n  server 127.0.0.1:3000;\n}\nupstream imar_content_service {\n  server 127.0.0.1:1337;\n}\n')
  for (const [name, script] of Object.entries(PROGRAMS)) write(at('bin', name), `#!/bin/sh\n${script}\n`, 0o755)
})

afterEach(() => rmSync(machine, { recursive: true }))

describe('deploy/update', () => {
  test('exchanges the processes beside each other where the database serves both, and the way back is the same', () => {
    const [old, next] = [release('old', [1, 1]), release('next', [2, 1])]
    runs(old, 1)
    const forward = update(next)
    assert.equal(forward.status, 0, forward.said)
    assert.equal(current(), 'next')
    assert.ok(forward.done.indexOf('systemctl start imar-content-service@1336') < forward.done.indexOf('systemctl stop imar-content-service@1337'))
    assert.match(forward.said, /next\/deploy\/update --back/)
    const back = update(next, ['--back'])
    assert.equal(back.status, 0, back.said)
    assert.equal(current(), 'old')
    assert.ok(back.done.indexOf('systemctl start imar-content-service@1337') < back.done.indexOf('systemctl stop imar-content-service@1336'))
    assert.ok(!back.done.some((line) => line.startsWith('restore')))
  })

  test('stops the content service before its backup where the new release changes what the old one uses, and brings all back when it fails', () => {
    const [old, next] = [release('old', [1, 1]), release('next', [2, 2])]
    runs(old, 1)
    const failed = update(next, [], 'imar-content-service@1336')
    assert.notEqual(failed.status, 0)
    assert.equal(current(), 'old')
    assert.deepEqual(failed.done, [
      'systemctl stop imar-content-service@1337',
      'systemctl start imar-backup.service',
      'systemctl daemon-reload',
      'systemctl start imar-content-service@1336',
      'systemctl stop imar-site@3001 imar-content-service@1336',
      `restore ${at('/var/backups/imar/before-leaving-old.tar.gz')} 0 by old`,
      'systemctl start imar-content-service@1337',
    ])
    const done = update(next)
    assert.equal(done.status, 0, done.said)
    assert.equal(current(), 'next')
  })

  for (const [what, schema] of [
    ['whose schema the database no longer serves', [1, 1]],
    ['of before there were schemas', undefined],
  ]) {
    test(`goes back to a release ${what} through the backup that was made when it was left, and says what is lost`, () => {
      const [old, next] = [release('old', schema), release('next', [2, 2])]
      runs(old, schema && 1)
      assert.equal(update(next).status, 0)
      runs(next, 2)
      const asked = update(next, ['--back'])
      assert.equal(asked.status, 1)
      assert.match(asked.said, /contact_forms: 12 new/)
      assert.match(asked.said, /--back old --lose/)
      assert.deepEqual(asked.done, [''])
      assert.equal(current(), 'next')
      const back = update(next, ['--back', '--lose'])
      assert.equal(back.status, 0, back.said)
      assert.equal(current(), 'old')
      const order = [
        'systemctl stop imar-content-service@1336',
        'systemctl start imar-backup.service',
        `restore ${at('/var/backups/imar/before-leaving-old.tar.gz')} 0 by next`,
      ]
      assert.deepEqual(back.done.slice(0, 3), order)
      assert.ok(back.done.includes('systemctl start imar-content-service@1337'))
      assert.ok(existsSync(at('/var/backups/imar/before-leaving-next.tar.gz')))
    })
  }

  test('leads a call of the former deploy/update of a release of before there were schemas to the way back, until that release runs', () => {
    const [old, next] = [release('old', undefined), release('next', [1, 1])]
    runs(old)
    assert.equal(update(next).status, 0)
    runs(next, 1)
    const asked = update(old)
    assert.equal(asked.status, 1)
    assert.match(asked.said, /cannot run on the database as it is/)
    assert.equal(update(old, ['--lose']).status, 0)
    assert.equal(current(), 'old')
    assert.match(update(old).said, /its own/)
  })

  test('changes nothing where the backup to go back to is gone', () => {
    const [old, next] = [release('old', [1, 1]), release('next', [2, 2])]
    runs(next, 2)
    const { status, said, done } = update(next, ['--back', basename(old), '--lose'])
    assert.equal(status, 1)
    assert.match(said, /There is no backup/)
    assert.deepEqual(done, [''])
  })

  test('keeps the release that runs and two before it, or as many as the settings say, with their backups', () => {
    for (const [index, name] of ['a', 'b', 'c', 'd'].entries()) release(name, [1, 1], 9 - index)
    write(at('/var/backups/imar/before-leaving-a.tar.gz'), '')
    write(at('/opt/imar/releases/cut-off/package.json'), '{}')
    runs(at('/opt/imar/releases/d'), 1)
    const first = update(release('e', [1, 1]))
    assert.equal(first.status, 0, first.said)
    assert.deepEqual(readdirSync(at('/opt/imar/releases')), ['c', 'd', 'e'])
    assert.deepEqual(
      readdirSync(at('/var/backups/imar')).filter((name) => name.startsWith('before')),
      ['before-leaving-d.tar.gz'],
    )
    writeFileSync(at('/etc/imar/imar.env'), 'RELEASES_KEPT=1\nCONTENT_URL=http://127.0.0.1:1336\n')
    assert.equal(update(release('f', [1, 1])).status, 0)
    assert.deepEqual(readdirSync(at('/opt/imar/releases')), ['e', 'f'])
  })

  test('gives two releases of one version names of their own, and writes the name into them', () => {
    runs(release('old', [1, 1], 1), 1)
    const copy = at('copy')
    for (const file of ['update', 'lib.sh']) write(join(copy, 'deploy', file), there(readFileSync(join('deploy', file), 'utf8')), 0o755)
    write(join(copy, 'deploy/systemd/journald.conf'), '')
    write(join(copy, 'deploy/systemd/imar-site@.service'), '')
    write(join(copy, 'package.json'), '{\n  "version": "1.2.3",\n}')
    write(join(copy, 'cms/src/schema/version.ts'), 'export const SCHEMA_VERSION = 1\nexport const OLDEST_SCHEMA = 1\n')
    write(at('bin/install'), '#!/bin/sh\nfor last; do :; done\ncase $last in */releases/*) mkdir -p "$last" ;; esac\n', 0o755)
    const names = ['one', 'two'].map((text) => {
      write(join(copy, 'file'), text)
      const { status, said } = update(copy)
      assert.equal(status, 0, said)
      return current()
    })
    assert.equal(new Set(names).size, 2)
    for (const name of names) assert.match(readFileSync(at('/opt/imar/releases', name, 'RELEASE'), 'utf8'), new RegExp(`^${name} \\(built 20`))
  })
})
