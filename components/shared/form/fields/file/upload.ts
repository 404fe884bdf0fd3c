import { type UploadAnswer, uploadAnswer } from '@/lib/forms/upload-answer'
import { postFile } from './post-file'

/** What may be over at the next try; anything else is wrong with the file. */
export const PASSING = ['rate_limited', 'file_busy', 'origin']

/** From this size on a file goes in parts, so that a line that breaks costs one of them and not all of it. Bytes. */
export const IN_PARTS_FROM = 512 * 1024

export type Upload = {
  file: File
  /** The form it belongs to, and its field. */
  form: string
  field: string
  /** Names the attempt to send the form: the same file in the same attempt goes on where it stopped. */
  attempt: string
  /** Which part of it has been sent, from 0 to 1. */
  onProgress: (part: number) => void
  /** Which part of it has arrived for good, and whether it is there from before. */
  onArrived?: (part: number, isFromBefore: boolean) => void
  /** The line broke, and is tried again in a moment. */
  onBroken?: () => void
  signal: AbortSignal
}

function readAnswer(text: string | null): UploadAnswer | null {
  try {
    return uploadAnswer.parse(JSON.parse(text ?? ''))
  } catch {
    return null
  }
}

/** Sends a file in one request; null when no answer came that can be understood. */
export async function uploadWhole({ file, form, onProgress, signal }: Upload): Promise<UploadAnswer | null> {
  const body = new FormData()
  body.append('form', form)
  body.append('file', file)
  return readAnswer(await postFile(body, { onProgress, signal }))
}

/** Where a browser makes no digests, which name the file, it goes in one. */
const canPart = ({ file }: Upload) => file.size >= IN_PARTS_FROM && typeof globalThis.crypto?.subtle === 'object'

/** Sends one file; null when no answer came that can be understood. A large one goes on where an earlier try has stopped. (docs/decisions/files-resume.md) */
export function upload(options: Upload): Promise<UploadAnswer | null> {
  if (!canPart(options)) return uploadWhole(options)
  return import('./upload-in-parts').then(
    ({ uploadInParts }) => uploadInParts(options),
    () => uploadWhole(options),
  )
}
