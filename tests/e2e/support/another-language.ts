import { execFileSync, spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Servers } from './servers'

/** Stands before every text of the made-up language. */
export const SIGN = '◂'

function edit(file: string, change: (text: string) => string): void {
  const before = readFileSync(file, 'utf8')
  const after = change(before)
  if (after === before) throw new Error(`Nothing to change in ${file}.`)
  writeFileSync(file, after)
}

/** The texts of English, each with the sign. */
const signed = (messages: unknown): unknown =>
  typeof messages === 'string' ? `${SIGN}${messages}` : Object.fromEntries(Object.entries(Object(messages)).map(([key, value]) => [key, signed(value)]))

/** What `docs/how-to/add-a-language.md` says, and no more. */
function addLanguage(folder: string): void {
  edit(join(folder, 'rules/languages.ts'), (text) =>
    text.replace(
      /\n\} as const/,
      "\n  fa: { name: 'فارسی', short: 'FA', dir: 'rtl', intlTag: 'fa-IR', hreflang: 'fa', ogLocale: 'fa_IR', selector: 4 },\n} as const",
    ),
  )
  const english: unknown = JSON.parse(readFileSync(join(folder, 'messages/en.json'), 'utf8'))
  writeFileSync(join(folder, 'messages/fa.json'), JSON.stringify(signed(english)))
  edit(join(folder, 'middleware.ts'), (text) => text.replaceAll('ar|en|de', 'ar|en|de|fa').replaceAll('[dD][eE]', '[dD][eE]|[fF][aA]'))
}

/** The files of the repository as they are, in a folder of their own. */
function copyRepository(): string {
  const folder = mkdtempSync(join(tmpdir(), 'imar-language-'))
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z', '--', '.', ':!cms', ':!tests', ':!docs'], {
    encoding: 'utf8',
  })
  for (const file of files.split('\0').filter(Boolean)) cpSync(file, join(folder, file), { recursive: true, verbatimSymlinks: true })
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'))
  return folder
}

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

async function untilHealthy(url: string, hasEnded: () => boolean): Promise<void> {
  for (;;) {
    const isWell = await fetch(`${url}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isWell) return
    if (hasEnded()) throw new Error('The site with another language did not start.')
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

/** Runs the site, not built, with a fourth language that is made up: right-to-left, with signed English texts. */
export async function withAnotherLanguage(servers: Servers, walk: (url: string) => Promise<void>): Promise<void> {
  const folder = copyRepository()
  addLanguage(folder)
  const port = await freePort()
  const url = `http://localhost:${port}`
  const next = join(dirname(require.resolve('next/package.json')), 'dist/bin/next')
  const env = {
    ...process.env,
    NODE_ENV: 'development' as const,
    SITE_URL: url,
    CONTENT_URL: servers.contentUrl,
    NEXT_TELEMETRY_DISABLED: '1',
    ...servers.secrets,
  }
  const site = spawn(process.execPath, [next, 'dev', '--webpack', '--port', String(port)], { cwd: folder, env, stdio: 'ignore' })
  try {
    await untilHealthy(url, () => site.exitCode !== null)
    await walk(url)
  } finally {
    const ended = new Promise((resolve) => site.once('exit', resolve))
    // One that has ended by itself tells no more.
    if (site.kill('SIGTERM')) await ended
    rmSync(folder, { recursive: true, force: true })
  }
}
