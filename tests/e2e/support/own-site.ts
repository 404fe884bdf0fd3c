import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@/scripts/lib/free-port.mjs'
import type { Servers } from './servers'

/** Another process of the site under test, with settings of its own, until its test has ended. */
export async function ownSite({ siteFolder, contentUrl, secrets }: Servers, settings: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'imar-own-site-'))
  cpSync(siteFolder, folder, { recursive: true, verbatimSymlinks: true })
  const port = String(await freePort())
  const url = `http://127.0.0.1:${port}`
  const own = { PORT: port, HOSTNAME: '127.0.0.1', SITE_URL: url, CONTENT_URL: contentUrl, CONTENT_TOKEN: secrets.CONTENT_TOKEN, WARM_PAGES: 'false' }
  const environment: NodeJS.ProcessEnv = { PATH: process.env.PATH, NODE_ENV: 'production', ...own, ...settings }
  const child = spawn(process.execPath, ['server.js'], { cwd: folder, env: environment, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  while (!(await fetch(`${url}/api/health`).catch(() => null))?.ok) {
    if (child.exitCode !== null) throw new Error(`The site ended:\n${output}`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  const stop = async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  return { url, output: () => output, stop }
}
