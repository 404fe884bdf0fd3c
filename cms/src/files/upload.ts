import { z } from 'zod'
import { Refusal } from '../requests/refusal'
import { answerRefusals, type Context } from '../requests/answer'
import { FileRefusal } from './examine/job'
import { FilesBusy } from './examine/queue'
import { type IncomingFile, receiveFile, type StoredFile } from './receive'
import { ScannerAway } from './scan'

export type UploadContext = Context & { request: { files?: Record<string, IncomingFile | IncomingFile[]> } }

const fields = z.object({ ref: z.string().max(100).optional(), field: z.string().max(100).optional() })

export const refused = (code: string) => new Refusal('invalid', [{ path: 'files', code }])

/** What is wrong with a file, as the refusal of what was sent. */
export function asRefusal(error: unknown): unknown {
  if (error instanceof FilesBusy || error instanceof ScannerAway) return new Refusal('busy', [{ path: 'files', code: 'file_busy' }], error.retryAfter)
  return error instanceof FileRefusal ? refused(error.code) : error
}

async function takeFile({ request }: UploadContext): Promise<StoredFile[]> {
  const [file, ...more] = [request.files?.files ?? []].flat()
  const body = fields.safeParse(request.body ?? {})
  if (!file || more.length > 0 || !body.success) throw refused('file_missing')
  try {
    return [await receiveFile(file, body.data.ref)]
  } catch (error) {
    throw asRefusal(error)
  }
}

/** `POST /api/upload`: one file of an applicant; a list with its id. (Requirements, section 7) */
export const upload = (context: UploadContext): Promise<void> => answerRefusals(context, () => takeFile(context))
