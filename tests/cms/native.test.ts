import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { isCompiled } from '@/scripts/lib/install.mjs'

const root = path.resolve(__dirname, '../..')
const SECRETS = ['APP_KEYS', 'API_TOKEN_SALT', 'ADMIN_JWT_SECRET', 'TRANSFER_TOKEN_SALT', 'ENCRYPTION_KEY', 'CONTENT_TOKEN', 'CONTENT_PREVIEW_TOKEN']
const DRIVER = 'better-sqlite3'
const BINARY = path.join('node_modules', DRIVER, 'build/Release/better_sqlite3.node')

describe('a database driver that does not load, as after a change of the version of Node', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'imar-native-test-'))
  const cms = path.join(folder, 'cms')

  beforeAll(() => {
    for (const name of ['scripts', 'package.json', 'rules', 'cms/dist', 'cms/start.cjs', 'cms/package.json'])
      cpSync(path.join(root, name), path.join(folder, name), { recursive: true })
    symlinkSync(path.join(root, 'identity'), path.join(folder, 'identity'))
    mkdirSync(path.join(cms, 'node_modules'))
    for (const name of readdirSync(path.join(root, 'cms/node_modules')).filter((name) => name !== DRIVER)) {
      symlinkSync(path.join(root, 'cms/node_modules', name), path.join(cms, 'node_modules', name))
    }
    cpSync(path.join(root, 'cms/node_modules', DRIVER), path.join(cms, 'node_modules', DRIVER), { recursive: true })
  })

  afterAll(() => rmSync(folder, { recursive: true }))

  const run = (cwd: string, ...args: string[]) =>
    spawnSync(process.execPath, args, {
      cwd,
      encoding: 'utf8',
      env: {
        ...Object.fromEntries(SECRETS.map((name) => [name, 'of the tests'])),
        PATH: process.env.PATH,
        NODE_ENV: 'production',
        DATABASE_FILENAME: path.join(folder, 'imar.db'),
        // Nothing listens there, and browsers may connect to it.
        CMS_PORT: '59999',
        BACKUP_DIR: folder,
      },
    })

  test('is seen by npm start, which compiles it again', () => {
    expect(isCompiled(cms)).toBe(true)
    // What another version of Node has compiled is refused with the same code.
    rmSync(path.join(cms, BINARY))
    writeFileSync(path.join(cms, BINARY), 'of another Node')
    expect(isCompiled(cms)).toBe(false)
    expect(isCompiled(folder)).toBe(true)
  })

  test.each([
    ['a start by hand', () => run(cms, 'start.cjs')],
    ['the commands that load the content service', () => run(cms, 'dist/src/privacy/command.js', 'count', 'person@example.org')],
    [
      'a backup',
      () => {
        writeFileSync(path.join(folder, 'imar.db'), 'x')
        return run(folder, 'scripts/run.mjs', 'backup')
      },
    ],
  ])('is told by %s in one sentence, with what to call', (_, call) => {
    const { status, stdout, stderr } = call()
    expect(stderr).toMatch(/installed with another version of Node than this one \(v\d+.*run "npm rebuild better-sqlite3" in cms\//)
    expect((stdout + stderr).trim().split('\n')).toHaveLength(1)
    expect(status).toBe(1)
  })
})
