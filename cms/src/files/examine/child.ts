import { rm } from 'node:fs/promises'
import { UnsafeArchive } from '../archive'
import { inspect } from '../inspect'
import { DOCUMENTS, kindOfEnding, ZIP } from '../kinds'
import { UnsafePart } from '../office/xml'
import { isWithoutMemory } from '../pdf/rewrite'
import { BrokenPicture, type Drawn, drawForMedia, drawSmaller, drawSocial, TooManyPixels } from '../pictures'
import { FileRefusal, type Job, job, type Outcome } from './job'

/** Beyond these another process takes the next file: memory that is not given back, and processor time, which has a limit of its own. */
const SPENT_MEGABYTES = 140
const SPENT_SECONDS = 30

/** An error at this size may be one of memory. */
const FULL_MEGABYTES = 110

const isSpent = () => process.memoryUsage.rss() > SPENT_MEGABYTES * 1024 * 1024 || process.cpuUsage().user > SPENT_SECONDS * 1e6

async function run(given: Job): Promise<Drawn | null> {
  switch (given.kind) {
    case 'applicant': {
      const kind = kindOfEnding(given.ending, [...DOCUMENTS, ZIP])
      if (!kind) throw new FileRefusal('file_type')
      await inspect(given.from, given.to, kind)
      return null
    }
    case 'medium': {
      const drawn = await drawForMedia(given.from, given.to)
      if (!drawn) throw new FileRefusal('file_type')
      return drawn
    }
    case 'smaller':
      return drawSmaller(given.from, given.to, given.width, given.height)
    case 'social':
      return drawSocial(given.from, given.to, given)
  }
}

async function answer(given: Job): Promise<Omit<Outcome, 'isSpent'>> {
  try {
    return { code: null, drawn: await run(given) }
  } catch (error) {
    await rm(given.to, { force: true })
    // The next process has more memory.
    if (isWithoutMemory(error)) process.exit(1)
    if (error instanceof FileRefusal) return { code: error.code, drawn: null }
    if (error instanceof UnsafeArchive || error instanceof UnsafePart) return { code: 'file_unsafe', drawn: null }
    if (error instanceof TooManyPixels) return { code: 'picture_pixels', drawn: null }
    // Libraries do not always say that memory was missing: a process that holds much of it may have failed for that.
    if (process.memoryUsage.rss() > FULL_MEGABYTES * 1024 * 1024) process.exit(1)
    return { code: error instanceof BrokenPicture ? 'picture_broken' : 'file_broken', drawn: null }
  }
}

process.on('message', (message) => {
  void answer(job.parse(message)).then((answered) => process.send?.({ ...answered, isSpent: isSpent() } satisfies Outcome))
})
// The service has ended.
process.on('disconnect', () => process.exit())
process.send?.('ready')
