import 'server-only'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { env } from '@/lib/env'
import { marks } from '@/lib/framework/cache/marks.mjs'
import { log } from '@/lib/log'
import { repeatNotice } from '@/lib/framework/own-requests/requests'
import { processState } from '@/lib/framework/process/process-state.mjs'
import { Changes, type Tags } from './changes'
import { sharedRedis } from '@/lib/redis'
import { heardNotices } from './heard-notices'
import { sharedFiles, type SharedFiles } from './shared-files'
import { SharedPages } from './shared-pages'
import { StaticFiles } from './static-files'

declare module '@/lib/framework/process/process-state.mjs' {
  interface ProcessState {
    changes?: Changes
    sharedPages?: SharedPages
    sharedFiles?: SharedFiles
    staticFiles?: StaticFiles
  }
}

/**
 * Has this process share what it makes and hears with the others of the site, where the settings name a Redis.
 */
export function joinCluster(tags: Tags, directory = env().NEXT_DIST_DIR): void {
  const redis = sharedRedis()
  if (!redis) return
  const changes = new Changes(redis, {
    tags,
    change: (change) => {
      if (!heardNotices().take(change.ids)) return
      marks.mark(tags.ofChange(change))
      void repeatNotice(change)
    },
    gap: () => marks.markAll(),
  })
  const files = new StaticFiles(join(directory, 'static'), sharedFiles)
  Object.assign(processState, {
    changes,
    sharedPages: new SharedPages(changes, readFileSync(join(directory, 'BUILD_ID'), 'utf8').trim()),
    sharedFiles,
    staticFiles: files,
  })
  // Each time: it may have forgotten them.
  redis.on('ready', () => {
    files.share().catch((error: NodeJS.ErrnoException) => {
      log.warn(`The files of this build are not there for the others: ${error.code ?? error.name}`)
    })
  })
}
