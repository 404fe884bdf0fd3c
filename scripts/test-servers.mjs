import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { inRoot } from './lib/paths.mjs'
import { installPackages } from './lib/prepare.mjs'
import { runCommand } from './lib/run.mjs'
import { Steps } from './lib/steps.mjs'
import { startTestServers } from './lib/test-servers.mjs'

const addressFile = inRoot('test-results/control-url')

// For work on single tests: keeps the servers running between runs of "npm run test:e2e". Those of the desks need `--admin`; with
// `--nginx` visitors reach the site through nginx.
await runCommand(async (children) => {
  const { values } = parseArgs({ options: { admin: { type: 'boolean', default: false }, nginx: { type: 'boolean', default: false } } })
  const steps = new Steps()
  await installPackages({ children, steps })
  const servers = await startTestServers(children, steps, 'servers', { hasAdmin: values.admin, isBehindNginx: values.nginx })
  mkdirSync(inRoot('test-results'), { recursive: true })
  writeFileSync(addressFile, servers.control)
  process.once('exit', () => rmSync(addressFile, { force: true }))
  console.log('\n  Ready for "npm run test:e2e". Ctrl-C stops the servers.\n')
  return servers.services()
})
