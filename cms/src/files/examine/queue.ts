import { message } from '../../messages'
import { Unavailable } from '../../requests/away'
import { Examiner, type Limits } from './examiner'
import type { Job, Outcome } from './job'

const RETRY_SECONDS = 15

/** Too many files wait to be examined. */
export class FilesBusy extends Unavailable {
  constructor() {
    super(message('filesBusy'), RETRY_SECONDS)
  }
}

/** Who sends a file: their files wait in the same queue, and each has a share of its places. */
export type Sender = 'applicant' | 'editor'

type Most = Record<Sender, number>

/** Files that are examined one by one. */
class Lane {
  private readonly examiner: Examiner
  private readonly waiting: Most = { applicant: 0, editor: 0 }
  private last: Promise<unknown> = Promise.resolve()

  constructor(
    limits: Limits,
    private readonly most: Most,
  ) {
    this.examiner = new Examiner(limits)
  }

  run(job: Job, sender: Sender): Promise<Outcome | null> {
    if (this.waiting[sender] >= this.most[sender]) return Promise.reject(new FilesBusy())
    this.waiting[sender] += 1
    const turn = this.last.then(() => this.examiner.run(job)).finally(() => (this.waiting[sender] -= 1))
    this.last = turn.catch(() => undefined)
    return turn
  }
}

/** Nearly every file takes less. Together both lanes stay below 512 MB. */
const quick = new Lane({ seconds: 2, megabytes: 190, heapMegabytes: 96, isReused: true }, { applicant: 8, editor: 64 })

/** What takes more is examined again here, and holds nothing up but others like it. */
const slow = new Lane({ seconds: 10, megabytes: 300, heapMegabytes: 160, isReused: false }, { applicant: 2, editor: 6 })

/**
 * Examines a file in a process of its own. Null where it takes more time or memory than any good file. Throws FilesBusy where too many wait.
 * (docs/decisions/files-are-examined-apart.md)
 */
export async function examine(job: Job, sender: Sender): Promise<Outcome | null> {
  const outcome = (await quick.run(job, sender)) ?? (await slow.run(job, sender))
  if (!outcome) strapi.log.warn(`A file (${sender}, ${job.kind}) took too much time or memory to be examined and was refused.`)
  return outcome
}
