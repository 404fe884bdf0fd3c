import { z } from 'zod'
import { answerRefusals } from '../requests/answer'
import { MAX_FILE_BYTES, MAX_PART_BYTES } from '../rules/fields/file'
import { APPLICANT_FILE } from '../uids'
import { type FileCode, FileRefusal } from './examine/job'
import { type IncomingFile, receiveFile, type StoredFile } from './receive'
import { inTurn } from './turn'
import { addPart, beginUnfinished, findUnfinished, forgetTold, readTold, tell, type Unfinished, withCopy } from './unfinished'
import { asRefusal, refused, type UploadContext } from './upload'

const count = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number)

const fields = z.object({
  /** Names the file for as long as it comes; nobody can guess it. */
  upload: z.string().regex(/^[\w-]{43}$/),
  /** Whom room is counted for, hashed. */
  visitor: z.string().regex(/^[\w-]{16}$/),
  /** How many bytes stand before this part, and how many the file has. */
  offset: count,
  size: count.pipe(z.number().min(1).max(MAX_FILE_BYTES)),
  name: z.string().min(1).max(1000),
  ref: z.string().max(100).optional(),
})

type Sent = z.output<typeof fields> & { part: IncomingFile | undefined }

/** How much of the file is here, or what became of it. */
type Taken = { bytes: number } | StoredFile[]

const told = z.union([z.object({ stored: z.object({ id: z.string(), name: z.string(), size: z.number() }) }), z.object({ code: z.string() })])

/** What was answered already, as its answer may have been lost; a file that was erased meanwhile is none. */
async function answeredBefore(upload: string): Promise<StoredFile[] | null> {
  const { data: before } = told.safeParse(await readTold(upload))
  if (!before) return null
  if ('code' in before) throw refused(before.code)
  const isThere = (await strapi.db.query(APPLICANT_FILE).count({ where: { documentId: before.stored.id } })) > 0
  if (isThere) return [before.stored]
  await forgetTold(upload)
  return null
}

/** Looks into a file that is whole, and keeps it, or what is wrong with it. A failure of ours leaves it as it is, for the next try. */
async function finish(unfinished: Unfinished, { upload, name, size, ref }: Sent): Promise<StoredFile[]> {
  try {
    const stored = await withCopy(unfinished, (filepath) => receiveFile({ filepath, originalFilename: name, size }, ref))
    await tell(upload, unfinished, { stored })
    return [stored]
  } catch (error) {
    if (error instanceof FileRefusal) await tell(upload, unfinished, { code: error.code satisfies FileCode })
    throw asRefusal(error)
  }
}

/** Adds a part where the file ends; one that belongs elsewhere is left aside, and the answer says where it goes on. */
async function add({ upload, visitor, offset, size, part }: Sent, there: Unfinished | null): Promise<Unfinished | null> {
  if (!part || part.size === 0 || offset !== (there?.size ?? 0)) return there
  if (part.size > MAX_PART_BYTES || offset + part.size > size) throw refused('file_too_large')
  const unfinished = there ?? (await inTurn('room', () => beginUnfinished(upload, visitor)))
  if (!unfinished) throw refused('no_room')
  return { ...unfinished, size: await addPart(unfinished, part.filepath) }
}

async function take(sent: Sent): Promise<Taken> {
  const before = await answeredBefore(sent.upload)
  if (before) return before
  const unfinished = await add(sent, await findUnfinished(sent.upload))
  if (!unfinished || unfinished.size < sent.size) return { bytes: unfinished?.size ?? 0 }
  return finish(unfinished, sent)
}

async function takePart({ request }: UploadContext): Promise<Taken> {
  const [part, ...more] = [request.files?.files ?? []].flat()
  const body = fields.safeParse(request.body ?? {})
  if (more.length > 0 || !body.success) throw refused('file_missing')
  return inTurn(body.data.upload, () => take({ ...body.data, part }))
}

/**
 * `POST /api/upload/part`: a part of a file, or without one the question how much of it is here; the last part is answered as the whole
 * file would be. (docs/decisions/files-resume.md)
 */
export const part = (context: UploadContext): Promise<void> => answerRefusals(context, () => takePart(context))
