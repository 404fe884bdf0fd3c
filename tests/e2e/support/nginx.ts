import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@/scripts/lib/checks.mjs'
import { findNginx, nginxArguments, writeNginxConfig } from '@/scripts/lib/nginx.mjs'
import type { Servers } from './servers'
import { expect } from './test'

const portOf = (url: string) => Number(new URL(url).port)

/** Runs nginx as `deploy/nginx` sets it up, in front of the site under test, and gives its address to `visit`. */
export async function behindNginx({ siteUrl, contentUrl, quietFile }: Servers, visit: (url: string) => Promise<void>): Promise<void> {
  const program = findNginx()
  if (!program) throw new Error('nginx is missing: install it (Debian: apt-get install nginx).')
  const folder = mkdtempSync(join(tmpdir(), 'imar-nginx-'))
  const ports = { public: await freePort(), compression: await freePort(), site: portOf(siteUrl), cms: portOf(contentUrl) }
  const url = `http://127.0.0.1:${ports.public}`
  const nginx = spawn(program, nginxArguments(folder, writeNginxConfig({ folder, ports, quietFile })), { stdio: 'ignore' })
  const ended = new Promise((resolve) => nginx.once('exit', resolve))
  try {
    await expect(async () => expect((await fetch(`${url}/en`)).status).toBe(200)).toPass()
    await visit(url)
  } finally {
    nginx.kill()
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
}
