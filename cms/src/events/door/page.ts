import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Context } from 'koa'

/** What `build-door.mjs` has made of `src/door`; the compiled file lies in dist/src/events/door. */
const FOLDER = path.resolve(__dirname, '../../../door')

const TYPES: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }

/** Its own script, style and calls, and nothing from anywhere else: at this address people sign in to the admin too. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

type File = { body: Buffer; type: string; etag: string }

let files: Map<string, File> | undefined

function readFiles(): Map<string, File> {
  const names = existsSync(FOLDER) ? readdirSync(FOLDER) : []
  return new Map(
    names.map((name) => {
      const body = readFileSync(path.join(FOLDER, name))
      const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"`
      return [name, { body, type: `${TYPES[path.extname(name)] ?? 'application/octet-stream'}; charset=utf-8`, etag }]
    }),
  )
}

/** The page of the door and what belongs to it. Nothing of it is secret: what opens a door is in the link. */
export function servePage(context: Context): Promise<void> {
  files ??= readFiles()
  if (context.path === '/door') context.redirect('/door/')
  else {
    const file = files.get(String(context.params.file ?? 'index.html'))
    context.set({
      'Content-Security-Policy': POLICY,
      'Permissions-Policy': 'camera=(self), microphone=(), geolocation=()',
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
      'X-Robots-Tag': 'noindex',
      // The browser asks each time whether it is still the same; without a line the worker has it.
      'Cache-Control': 'no-cache',
    })
    context.status = file ? 200 : 404
    if (file) {
      context.etag = file.etag
      context.type = file.type
      if (context.fresh) context.status = 304
      else context.body = file.body
    }
  }
  return Promise.resolve()
}
