import type { ContentBlock } from '@/lib/content/blocks'

/** Blocks beside each other that are components of the browser, or that are not. */
export type Run = { isLive: boolean; blocks: ContentBlock[] }

const LIVE: ReadonlySet<ContentBlock['type']> = new Set(['slides', 'video-embed', 'pdf-viewer'])

/** The blocks in order, in runs: what never changes in the browser is sent once, as HTML. (docs/decisions/static-markup.md) */
export function runsOf(blocks: readonly ContentBlock[]): Run[] {
  const runs: Run[] = []
  for (const block of blocks) {
    const isLive = LIVE.has(block.type)
    const last = runs.at(-1)
    if (last?.isLive === isLive) last.blocks.push(block)
    else runs.push({ isLive, blocks: [block] })
  }
  return runs
}
