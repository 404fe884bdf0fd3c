import { processState } from '@/lib/framework/process/process-state.mjs'
import { FOREVER } from '@/lib/lifetimes'

type Context = { params: Promise<{ file: string }> }

const TYPES: Record<string, string> = { js: 'text/javascript; charset=utf-8', css: 'text/css; charset=utf-8' }

/** The data file of a kept page, or the whole stylesheet of one; see `lib/framework/page`. Named by its content, so it never changes. */
export async function GET(_request: Request, { params }: Context) {
  const { file } = await params
  const type = TYPES[/^[a-f0-9]{32}\.(\w+)$/.exec(file)?.[1] ?? '']
  const code = type ? await processState.dataFiles?.read(file) : null
  if (!code || !type) return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } })
  return new Response(new Uint8Array(code), { headers: { 'content-type': type, 'cache-control': FOREVER } })
}
