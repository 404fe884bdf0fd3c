import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { processState } from '@/lib/framework/process/process-state.mjs'

type Context = { params: Promise<{ file: string }> }

const FOREVER = 'public, max-age=31536000, immutable'

/** The data file of a kept page; see `lib/framework/page`. Named by its content, so it never changes. */
export async function GET(_request: Request, { params }: Context) {
  const { file } = await params
  const directory = processState.dataFiles?.directory
  const code = directory && /^[a-f0-9]{32}\.js$/.test(file) ? await readFile(join(directory, file)).catch(() => null) : null
  if (!code) return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } })
  return new Response(new Uint8Array(code), {
    headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': FOREVER },
  })
}
