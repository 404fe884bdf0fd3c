import assert from 'node:assert/strict'
import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer as createHttpServer } from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { after, test } from 'node:test'
import { emptyFolder, removeSettings } from '../../scripts/lib/build.mjs'
import { checkDisk, checkPorts } from '../../scripts/lib/checks.mjs'
import { freePort } from '../../scripts/lib/free-port.mjs'
import { Children } from '../../scripts/lib/children.mjs'
import { hashOf } from '../../scripts/lib/hash.mjs'
import { isInstalled } from '../../scripts/lib/install.mjs'
import { keepRunning } from '../../scripts/lib/keep-running.mjs'
import { Problem } from '../../scripts/lib/problem.mjs'
import { missingSecrets, writeMissingSecrets } from '../../scripts/lib/secrets.mjs'
import { readEnvFile, readSettings } from '../../scripts/lib/settings.mjs'
import { waitUntilHealthy } from '../../scripts/lib/wait.mjs'
import { howToStop, welcome } from '../../scripts/lib/welcome.mjs'

const folder = mkdtempSync(join(tmpdir(), 'imar-commands-'))
after(() => rmSync(folder, { recursive: true }))

const isProblem = (pattern) => (error) => error instanceof Problem && pattern.test(error.message)
const isRunning = (pid) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test('an old Node gets a sentence that names the cure', () => {
  // Stands for an old Node: the same program, told to give another version.
  const pretend = "data:text/javascript,Object.defineProperty(process.versions,'node',{value:'18.20.0'})"
  const { status, stderr } = spawnSync(process.execPath, ['--import', pretend, 'scripts/run.mjs', 'start'], { encoding: 'utf8' })
  assert.equal(status, 1)
  assert.match(stderr.trim(), /^✗ Node 18\.20\.0 is too old: install Node 22 or 24 .*$/)
})

test('without a Firefox its tests say how to get one', () => {
  const env = { ...process.env, PATH: '', FIREFOX_PATH: '' }
  const { status, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', 'firefox'], { encoding: 'utf8', env })
  assert.equal(status, 1)
  assert.match(stderr, /No Firefox was found: install it .*firefox-esr.*FIREFOX_PATH/)
})

test('unit tests do not see the settings of the developer', () => {
  const script = "const { default: config } = await import('./jest.config.mjs'); await config(); console.log(process.env.SITE_URL ?? 'none')"
  const env = { ...process.env, SITE_URL: 'https://developer.example' }
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8', env })
  assert.match(stdout, /^none$/m)
})

test('a full disk is named with its cure', () => {
  assert.throws(() => checkDisk(3, { bavail: 1, bsize: 1024 ** 3 }), isProblem(/Only 1\.0 GB .* 3 GB are needed: free/))
})

test('a taken port is named with the variable that changes it', async () => {
  const server = createServer()
  const port = await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server.address().port)))
  await assert.rejects(checkPorts([['SITE_PORT', port, 'site']]), isProblem(new RegExp(`Port ${port} .*SITE_PORT`)))
  await new Promise((resolve) => server.close(resolve))
  await checkPorts([['SITE_PORT', port, 'site']])
})

test('a malformed port is refused', () => {
  assert.throws(() => readSettings({ SITE_PORT: '80000' }, {}), isProblem(/SITE_PORT=80000 is not a port/))
})

test('a port that browsers refuse is refused with the reason, except for mail', () => {
  assert.throws(() => readSettings({ SITE_PORT: '6000' }, {}), isProblem(/SITE_PORT=6000 cannot be used: browsers refuse/))
  assert.equal(readSettings({ SMTP_PORT: '587' }, {}).ports.smtp, 587)
})

test('the addresses follow the ports, and the process wins over .env', () => {
  const { variables } = readSettings({ SITE_PORT: '4000' }, { SITE_PORT: '5000', CMS_PORT: '5001' })
  assert.equal(variables.SITE_URL, 'http://localhost:4000')
  assert.equal(variables.CONTENT_URL, 'http://127.0.0.1:5001')
  assert.equal(variables.CMS_URL, 'http://localhost:5001')
})

test('site and admin are printed under one host name', () => {
  const { variables } = readSettings({}, {})
  const [site, admin] = [...welcome({ variables, elapsed: '' }).matchAll(/https?:\S+/g)].map(([url]) => new URL(url))
  assert.deepEqual([site.hostname, admin.hostname, admin.pathname], ['localhost', 'localhost', '/admin'])
  assert.match(welcome({ variables: { ...variables, CMS_URL: 'https://content.example.org' }, elapsed: '' }), /https:\/\/content\.example\.org\/admin/)
})

test('Ctrl-C is named in a terminal alone, and a service of systemd is stopped by systemd', () => {
  const { variables } = readSettings({}, {})
  assert.match(welcome({ variables, elapsed: '', isTerminal: true }), /Ctrl-C/)
  assert.doesNotMatch(welcome({ variables, elapsed: '', isTerminal: false }), /Ctrl-C/)
  assert.equal(howToStop('/opt/imar/releases/1.0.0'), " (systemctl stop 'imar-content-service@*')")
})

test('missing secrets are added to .env once, readable by its owner only', () => {
  const file = join(folder, '.env')
  writeFileSync(file, 'PREVIEW_SECRET=mine')
  const added = writeMissingSecrets(file, {})
  assert.ok(added.ADMIN_PASSWORD.length >= 16)
  assert.equal('PREVIEW_SECRET' in added, false)
  assert.equal(readEnvFile(file).PREVIEW_SECRET, 'mine')
  assert.equal(readEnvFile(file).ADMIN_PASSWORD, added.ADMIN_PASSWORD)
  assert.equal(statSync(file).mode & 0o077, 0)
  assert.deepEqual(writeMissingSecrets(file, {}), {})
})

test('secrets are random', () => {
  assert.notEqual(missingSecrets({}).CONTENT_TOKEN, missingSecrets({}).CONTENT_TOKEN)
})

test('a change in a source changes the hash, a change in node_modules does not', () => {
  mkdirSync(join(folder, 'sources/node_modules'), { recursive: true })
  writeFileSync(join(folder, 'sources/a.ts'), '1')
  const before = hashOf(folder, ['sources'])
  writeFileSync(join(folder, 'sources/node_modules/b.js'), '2')
  assert.equal(hashOf(folder, ['sources']), before)
  writeFileSync(join(folder, 'sources/a.ts'), '2')
  assert.notEqual(hashOf(folder, ['sources']), before)
})

test('a build that is carried elsewhere holds no settings of its machine', () => {
  const build = join(folder, 'standalone')
  mkdirSync(build)
  for (const name of ['.env', '.env.production', 'server.js']) writeFileSync(join(build, name), 'FORMS_SECRET=1')
  const manifest = join(build, '.next/server/server-reference-manifest.json')
  mkdirSync(join(build, '.next/server'), { recursive: true })
  writeFileSync(manifest, JSON.stringify({ node: { a1: {} }, encryptionKey: 'secret' }))
  removeSettings(build)
  assert.deepEqual(readdirSync(build), ['.next', 'server.js'])
  assert.deepEqual(JSON.parse(readFileSync(manifest, 'utf8')), { node: { a1: {} }, encryptionKey: '' })
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
  assert.match(scripts.build, /next build .* && node scripts\/without-settings\.mjs$/)
})

test('a folder that others have made for the site is emptied, and stays', () => {
  const cache = join(folder, 'cache')
  emptyFolder(cache)
  // One that was made anew would be open to others.
  chmodSync(cache, 0o700)
  mkdirSync(join(cache, 'server'))
  writeFileSync(join(cache, 'server/page.html'), '')
  emptyFolder(cache)
  assert.deepEqual(readdirSync(cache), [])
  assert.equal(statSync(cache).mode & 0o777, 0o700)
})

test('nothing is restored while the content service runs in another container', async () => {
  const service = createHttpServer((_, response) => response.writeHead(204).end())
  const port = await new Promise((resolve) => service.listen(0, '127.0.0.1', () => resolve(service.address().port)))
  const env = { ...process.env, CMS_PORT: String(await freePort()), CONTENT_URL: `http://127.0.0.1:${port}` }
  const child = spawn(process.execPath, ['scripts/run.mjs', 'restore', join(folder, 'none.tar.gz')], { env, stdio: ['ignore', 'ignore', 'pipe'] })
  const said = await text(child.stderr)
  service.close()
  assert.match(said, /The content service is running: stop it first/)
})

test('types are checked from the files, not from what was noted of them', () => {
  for (const [compiler, project] of [
    ['node_modules', '.'],
    ['cms/node_modules', 'cms'],
    ['cms/node_modules', 'cms/src/admin'],
  ]) {
    const { stdout } = spawnSync(process.execPath, [`${compiler}/typescript/bin/tsc`, '-p', project, '--showConfig'], { encoding: 'utf8' })
    const { compilerOptions } = JSON.parse(stdout)
    assert.ok(!compilerOptions.incremental && !compilerOptions.composite, `${project} is checked incrementally`)
  }
})

test('an installation counts only when it is complete', () => {
  const lock = (packages) => JSON.stringify({ packages })
  const write = (path, text) => writeFileSync(join(folder, 'package', path), text)
  mkdirSync(join(folder, 'package/node_modules'), { recursive: true })
  write('package-lock.json', lock({ '': {}, 'node_modules/a': { version: '1.0.0' }, 'node_modules/b': { version: '1.0.0', optional: true } }))
  assert.equal(isInstalled(join(folder, 'package')), false)

  write('node_modules/.package-lock.json', lock({ 'node_modules/a': { version: '1.0.0' } }))
  assert.equal(isInstalled(join(folder, 'package')), true)

  write('node_modules/.package-lock.json', lock({ 'node_modules/a': { version: '0.9.0' } }))
  assert.equal(isInstalled(join(folder, 'package')), false)
})

test('a service that dies while starting is reported with what it said', async () => {
  const script = join(folder, 'dies.mjs')
  writeFileSync(script, "console.error('Error: no database'); process.exit(3)")
  const children = new Children()
  const entry = children.start('content service', script, [], { log: join(folder, 'dies.log'), node: true })
  const port = await freePort()
  await assert.rejects(
    waitUntilHealthy(entry, `http://127.0.0.1:${port}/`),
    isProblem(/content service ended while starting \(exit code 3\): "Error: no database"/),
  )
})

test('a service that dies is started again, which is said, until it dies again and again', async () => {
  const children = new Children()
  const log = join(folder, 'dying.log')
  const said = []
  const start = async () => children.start('site', process.execPath, ['-e', 'console.log("lived"); process.exit(3)'], { log })
  const service = await keepRunning(children, start, { pauses: [0, 0], say: (text) => said.push(text) })
  assert.deepEqual(await service.ended, { code: 3, signal: null })
  assert.equal(readFileSync(log, 'utf8'), 'lived\n'.repeat(3))
  assert.deepEqual(said, Array(2).fill(`The site ended (exit code 3) and is started again in 0 s: read ${log}.`))
})

test('a new start that fails counts as a death', async () => {
  const children = new Children()
  let starts = 0
  const start = async () => {
    if (starts++ > 0) throw new Problem('No port.')
    return children.start('site', process.execPath, ['-e', ''], { log: join(folder, 'unstarted.log') })
  }
  const service = await keepRunning(children, start, { pauses: [0, 0], say: () => undefined })
  assert.match((await service.ended).error.message, /No port/)
  assert.equal(starts, 3)
})

test('a service that is stopped is not started again', async () => {
  const children = new Children()
  const start = async () => children.start('site', process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { log: join(folder, 'stopped.log') })
  const service = await keepRunning(children, start, { say: assert.fail })
  await children.stop()
  assert.equal((await service.ended).signal, 'SIGTERM')
})

test('stopping ends a service and what it started itself', async () => {
  const script = join(folder, 'parent.mjs')
  const log = join(folder, 'parent.log')
  writeFileSync(
    script,
    `import { spawn } from 'node:child_process'
     import { createServer } from 'node:http'
     const child = spawn(process.execPath, ['-e', 'process.on("SIGTERM", () => {}); setInterval(() => {}, 1000)'])
     process.on('SIGTERM', () => process.exit(0))
     createServer((_, response) => response.end(String(child.pid))).listen(process.argv[2], '127.0.0.1')`,
  )
  const port = await freePort()
  const children = new Children()
  const entry = children.start('service', script, [String(port)], { log, node: true })
  await waitUntilHealthy(entry, `http://127.0.0.1:${port}/`)
  const grandchild = Number(await (await fetch(`http://127.0.0.1:${port}/`)).text())
  assert.equal(isRunning(grandchild), true)

  await children.stop()
  assert.equal(isRunning(entry.child.pid), false)
  while (isRunning(grandchild)) await new Promise((resolve) => setImmediate(resolve))
  assert.equal(readFileSync(log, 'utf8'), '')
})

test('what a service forks waits for its first message', async () => {
  const script = join(folder, 'forks.mjs')
  const worker = join(folder, 'worker.mjs')
  // As the development server of Next does: the flags of the service are handed on, and the worker has nothing to do before the message arrives.
  writeFileSync(
    script,
    `import { fork } from 'node:child_process'\nfork('${worker}', { execArgv: process.execArgv }).on('message', function () { this.send('work') })`,
  )
  writeFileSync(worker, "process.once('message', (text) => { console.log(text); process.exit(0) }); process.send('ready')")
  const log = join(folder, 'forks.log')
  await new Children().start('service', script, [], { log, node: true }).ended
  assert.equal(readFileSync(log, 'utf8'), 'work\n')
})

for (const signal of ['SIGTERM', 'SIGKILL']) {
  test(`${signal} to npm ends what it runs`, async () => {
    const place = join(folder, `npm-${signal}`)
    mkdirSync(place)
    const follow = new URL('../../scripts/lib/follow-npm.mjs', import.meta.url).href
    writeFileSync(join(place, 'run.mjs'), `import { followNpm } from '${follow}'\nfollowNpm(); setInterval(() => {}, 1000); console.log('pid ' + process.pid)`)
    writeFileSync(join(place, 'package.json'), JSON.stringify({ scripts: { start: 'node run.mjs' } }))
    const npm = spawn('npm', ['start'], { cwd: place, stdio: ['ignore', 'pipe', 'ignore'] })
    let pid = 0
    for await (const chunk of npm.stdout) {
      pid = Number(/pid (\d+)/.exec(String(chunk))?.[1] ?? 0)
      if (pid) break
    }
    npm.kill(signal)
    while (isRunning(pid)) await new Promise((resolve) => setTimeout(resolve, 50))
  })
}

test('a command that has stopped its services before it fails says why, and fails', () => {
  const script = join(folder, 'fails.mjs')
  const run = new URL('../../scripts/lib/run.mjs', import.meta.url)
  writeFileSync(
    script,
    `import { runCommand } from '${run}'
     await runCommand(async (children) => {
       await children.stop()
       throw new Error('no connection')
     })`,
  )
  const { status, stderr } = spawnSync(process.execPath, [script], { encoding: 'utf8' })
  assert.equal(status, 1)
  assert.match(stderr, /no connection/)
})
