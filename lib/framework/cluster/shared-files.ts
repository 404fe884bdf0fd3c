import 'server-only'
import { attempt } from '@/lib/redis'

const DAY_SECONDS = 24 * 60 * 60

/** As long as a page that names one may be in a browser. */
const KEEP_SECONDS = 30 * DAY_SECONDS

/** Files whose name tells their content: what one process has, or one build, all others give too. */
export const sharedFiles = {
  async write(name: string, content: string | Buffer): Promise<void> {
    await attempt((redis) => redis.set(`file:${name}`, content, 'EX', KEEP_SECONDS))
  },

  async read(name: string): Promise<Buffer | null> {
    return (await attempt((redis) => redis.getBuffer(`file:${name}`))) ?? null
  },
}

export type SharedFiles = typeof sharedFiles
