import assert from 'node:assert/strict'
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, test } from 'node:test'
import { parse } from 'yaml'
import { namesFor, settingsFor } from '../../scripts/lib/process-settings.mjs'
import { readEnvFile } from '../../scripts/lib/settings.mjs'

const folder = mkdtempSync(join(tmpdir(), 'imar-settings-'))
after(() => rmSync(folder, { recursive: true }))

const read = (file) => readFileSync(file, 'utf8')
const allOf = (pattern, text) => [...new Set([...text.matchAll(pattern)].map(([, name]) => name))].sort()

const filesOf = (...paths) =>
  execFileSync('git', ['ls-files', ...paths], { encoding: 'utf8' })
    .trim()
    .split('\n')
const sourceOf = (...paths) =>
  filesOf(...paths)
    .filter((file) => /\.(?:ts|tsx|cjs|mjs)$/.test(file))
    .map(read)
    .join('\n')

const example = allOf(/^# ?([A-Z][A-Z_0-9]+)=/gm, read('.env.example'))
const site = namesFor('site')
const contentService = namesFor('content-service')
/** Read by npm run backup and restore alone, beside those of the content service. */
const backup = Object.values(JSON.parse(read('rules/settings.json')).backup).flat()

/** Read by a library, and not by our code. */
const byLibraries = (name) => name.startsWith('OTEL_')
/** Read by the framework from the environment. */
const BY_NEXT = ['NEXT_SERVER_ACTIONS_ENCRYPTION_KEY']
/** Of npm start itself: ports that it gives to processes under other names. */
const OF_NPM_START = ['MAIL_WEB_PORT', 'SITE_HOST', 'SITE_PORT']
/** Given by what starts the process, and no setting of an operator. */
const GIVEN = ['CMS_ADMIN_PANEL', 'CMS_BACKGROUND']

describe('the list of settings (rules/settings.json)', () => {
  test('has what the site reads, and nothing else', () => {
    const schema = allOf(/^ {2}([A-Z][A-Z_]+):/gm, read('lib/env.ts')).filter((name) => name !== 'NEXT_DIST_DIR')
    assert.deepEqual(
      site.filter((name) => !byLibraries(name) && !BY_NEXT.includes(name)),
      schema.filter((name) => !byLibraries(name)),
    )
  })

  test('has what the content service and its commands read, and nothing else', () => {
    const service = sourceOf('cms/src', 'cms/config', 'cms/start.cjs')
    const commands = sourceOf('scripts/backup.mjs', 'scripts/restore.mjs', 'scripts/privacy.mjs', 'scripts/lib')
    const asked = allOf(/(?:optional|required|wholeNumber|holdsSecret)\([^)]*?['"`]([A-Z][A-Z_0-9]+)['"`]/g, service)
    const named = example.filter((name) => new RegExp(`['"\`]${name}['"\`]`).test(service))
    assert.deepEqual(
      [...new Set([...asked, ...named])].filter((name) => !contentService.includes(name) && !GIVEN.includes(name)),
      [],
    )
    const isRead = (name) => new RegExp(`\\b${name}\\b`).test(service + commands) || /^RETENTION_DAYS_/.test(name)
    assert.deepEqual(
      contentService.filter((name) => !isRead(name) && !byLibraries(name)),
      [],
    )
  })

  test('has every setting of .env.example', () => {
    assert.deepEqual(
      example.filter((name) => !site.includes(name) && !contentService.includes(name) && !backup.includes(name) && !OF_NPM_START.includes(name)),
      [],
    )
  })

  test('keeps from both what the copies of backups are reached with', () => {
    assert.deepEqual(
      backup.filter((name) => site.includes(name) || contentService.includes(name)),
      [],
    )
  })

  test('keeps the secrets of the one from the other', () => {
    const { contentService: service } = JSON.parse(read('rules/settings.json'))
    const shared = service.secrets.filter((name) => site.includes(name))
    // What they say to each other, and what both reach.
    assert.deepEqual(shared.sort(), [
      'CONTENT_PREVIEW_TOKEN',
      'CONTENT_TOKEN',
      'METRICS_TOKEN',
      'OTEL_EXPORTER_OTLP_HEADERS',
      'PREVIEW_SECRET',
      'REDIS_URL',
      'REVALIDATE_SECRET',
      'UPLOAD_TOKEN',
    ])
    for (const name of ['FORMS_SECRET', 'RECAPTCHA_SECRET', ...BY_NEXT]) assert.ok(!contentService.includes(name), name)
  })
})

describe('each process gets those of the list', () => {
  const everything = Object.fromEntries([...site, ...contentService, 'POSTGRES_PASSWORD', 'HOME'].map((name) => [name, `value of ${name}`]))

  test('from npm start', () => {
    assert.deepEqual(Object.keys(settingsFor('site', everything)).sort(), site)
    assert.deepEqual(Object.keys(settingsFor('content-service', everything)).sort(), contentService)
    const services = read('scripts/lib/services.mjs')
    assert.doesNotMatch(services, /\.\.\.variables/)
    assert.equal(services.match(/settingsFor\('site', variables\)/g)?.length, 2)
    assert.equal(services.match(/settingsFor\('content-service', variables\)/g)?.length, 1)
  })

  const command = (...args) => spawnSync(process.execPath, ['scripts/process-settings.mjs', ...args], { encoding: 'utf8' })

  test('from systemd, in a file that root alone reads', () => {
    const [from, to] = [join(folder, 'imar.env'), join(folder, 'run/site.env')]
    const odd = 'a "quoted" \\ $HOME `id` # value'
    writeFileSync(from, `FORMS_SECRET='${odd}'\nDATABASE_URL=postgres://imar:secret@127.0.0.1/imar\nSITE_URL=https://www.example.org\nCAPTCHA=\n`)
    const { status, stdout, stderr } = command('site', from, to)
    assert.deepEqual([status, stdout, stderr], [0, '', ''])
    assert.equal(statSync(to).mode & 0o777, 0o600)
    assert.equal(statSync(join(folder, 'run')).mode & 0o777, 0o700)
    assert.equal(read(to), `FORMS_SECRET="a \\"quoted\\" \\\\ \\$HOME \\\`id\\\` # value"\nSITE_URL="https://www.example.org"\n`)
    for (const [unit, user, name] of [
      ['imar-site@.service', 'imar-site', 'site'],
      ['imar-content-service@.service', 'imar', 'content-service'],
    ]) {
      const text = read(join('deploy/systemd', unit))
      assert.match(text, new RegExp(`^User=${user}$`, 'm'))
      assert.match(text, new RegExp(`^ExecStartPre=\\+/usr/bin/env node \\S+process-settings\\.mjs ${name} /etc/imar/imar\\.env (\\S+)$`, 'm'))
      assert.deepEqual(allOf(/^EnvironmentFile=(.*)$/gm, text), [`-/run/imar-settings/${name}.env`])
    }
  })

  test('from compose, by name', () => {
    const { services } = parse(read('deploy/containers/compose.yml'), { merge: true })
    assert.deepEqual(Object.keys(services.site.environment).sort(), site)
    assert.equal(services['content-service'].env_file, undefined)
    assert.deepEqual(Object.keys(services['content-service'].environment).sort(), contentService)
  })

  test('from Kubernetes, by secrets that the command writes', () => {
    const from = join(folder, 'all.env')
    writeFileSync(
      from,
      Object.entries(everything)
        .map(([name, value]) => `${name}=${value}\n`)
        .join(''),
    )
    const { stdout } = command('content-service', from)
    assert.deepEqual(Object.keys(readEnvFile(writeAs('cms.env', stdout))).sort(), contentService)
    writeFileSync(from, 'DKIM_PRIVATE_KEY="two\nlines"\n')
    assert.match(command('content-service', from).stderr, /DKIM_PRIVATE_KEY has several lines/)
    const manifest = read('deploy/kubernetes/site.yaml')
    assert.deepEqual(allOf(/secretRef: \{ name: ([\w-]+) \}/g, manifest), ['site'])
    assert.doesNotMatch(manifest, /configMapRef/)
    for (const file of ['content-service.yaml', 'backup.yaml']) {
      assert.deepEqual(allOf(/secretRef: \{ name: ([\w-]+) \}/g, read(join('deploy/kubernetes', file))), ['content-service'])
    }
  })

  function writeAs(name, text) {
    writeFileSync(join(folder, name), text)
    return join(folder, name)
  }

  test('and a wrong call is told how it goes', () => {
    assert.match(command('nginx', '.env').stderr, /Say of which process/)
    assert.equal(command('nginx', '.env').status, 1)
  })
})
