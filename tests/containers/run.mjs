import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { checkDisk } from '../../scripts/lib/checks.mjs'
import { runCommand } from '../../scripts/lib/run.mjs'
import { Steps } from '../../scripts/lib/steps.mjs'
import { heading, keepReport, machine as thisMachine, table } from '../bench/lib/report.mjs'
import { printed } from '../faults/lib/report.mjs'
import { until } from '../scale/lib/until.mjs'
import { checkImage } from './images.mjs'
import { checkPrograms, Store } from './lib/buildah.mjs'
import { buildImages, CONTENT_SERVICE, SITE } from './lib/images.mjs'
import { Machine } from './lib/machine.mjs'
import { operate } from './operate.mjs'
import { visit } from './visit.mjs'

const { values: options } = parseArgs({
  options: {
    /** Print only; leave docs/benchmarks.md as it is. */
    dry: { type: 'boolean', default: false },
    /** A folder that keeps the images for the next time; without it nothing is left. */
    store: { type: 'string' },
  },
})

/** It says that nothing was published lately, so not at once after a start. */
async function markOf(site) {
  const mark = join(site.volume('/run/imar'), 'quiet')
  await until(() => existsSync(mark), 'the mark is written').catch(() => undefined)
  const isThere = existsSync(mark)
  return { what: 'The mark for nginx, in the folder that both see', measured: isThere ? 'written' : 'missing', holds: isThere }
}

async function tryContainers({ children, steps, store, folder, images }) {
  const machine = await Machine.prepare(children, folder)
  const results = await buildImages({ children, steps, store, folder: images, actionsKey: machine.secrets.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY })
  await Promise.all([machine.startDatabase(), machine.startMail()])
  const content = machine.service(store, 'content-service', CONTENT_SERVICE)
  const site = machine.service(store, 'site', SITE)

  const look = () => [...checkImage(machine, store, CONTENT_SERVICE, content), ...checkImage(machine, store, SITE, site)]
  results.push(...(await steps.run('What is in the images', async () => look())))
  await steps.run('Start: content service', () => content.start(`http://127.0.0.1:${machine.ports.cms}/_health`))
  await steps.run('Start: site', () => site.start(`${machine.siteUrl}/api/health`))
  for (const service of [content, site]) results.push({ what: `${service.name}: the health check`, measured: 'well', holds: service.isHealthy() })

  const { email, results: visited } = await steps.run('A visitor', () => visit(machine))
  results.push(...visited)
  results.push(await steps.run('The mark for nginx', () => markOf(site)))
  results.push(...(await steps.run('An operator', () => operate(machine, content, email))))
  return results
}

const writeContainers = (results, elapsed) => `## ${heading()} · containers

${thisMachine()}, in ${elapsed}. Images by buildah from Debian 12 and Node of npm's registry in the place of the published \`node:22-bookworm\`, and run without
limits of memory or a network of their own; PostgreSQL beside them.

${table(
  ['what', 'measured', ''],
  results.map(({ what, measured, holds }) => [what, measured, holds ? '✓' : '✗']),
)}
`

await runCommand(async (children) => {
  checkPrograms()
  checkDisk(12)
  const steps = new Steps()
  const folder = mkdtempSync(join(tmpdir(), 'imar-containers-'))
  const images = options.store ? resolve(options.store) : join(folder, 'images')
  mkdirSync(images, { recursive: true })
  const store = new Store(images)
  try {
    const results = await tryContainers({ children, steps, store, folder, images })
    const failed = results.filter(({ holds }) => !holds).length
    console.log(`${printed(results)}\n${results.length - failed} claims hold, ${failed} do not (${steps.elapsed()})`)
    if (!options.dry) keepReport(writeContainers(results, steps.elapsed()))
    process.exitCode = failed > 0 ? 1 : 0
  } finally {
    await children.stop()
    if (!options.store) await store.remove()
    rmSync(folder, { recursive: true, force: true })
  }
})
