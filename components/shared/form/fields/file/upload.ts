import { type UploadAnswer, uploadAnswer } from '@/lib/forms/upload-answer'

const ADDRESS = '/api/files'

/** For 20 MB on a bad line. Milliseconds. */
const TIMEOUT = 15 * 60 * 1000

/** What may be over at the next try; anything else is wrong with the file. */
export const PASSING = ['rate_limited', 'origin']

type Options = {
  file: File
  /** The form it belongs to. */
  form: string
  /** Which part of it has been sent, from 0 to 1. */
  onProgress: (part: number) => void
  signal: AbortSignal
}

function readAnswer(text: string): UploadAnswer | null {
  try {
    return uploadAnswer.parse(JSON.parse(text))
  } catch {
    return null
  }
}

/** Sends one file; null when no answer came that can be understood. By XMLHttpRequest, as fetch does not tell how far it is. */
export function upload({ file, form, onProgress, signal }: Options): Promise<UploadAnswer | null> {
  const body = new FormData()
  body.append('form', form)
  body.append('file', file)
  const request = new XMLHttpRequest()
  return new Promise((resolve) => {
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onload = () => resolve(readAnswer(request.responseText))
    for (const end of ['error', 'abort', 'timeout']) request.addEventListener(end, () => resolve(null))
    signal.addEventListener('abort', () => request.abort())
    request.open('POST', ADDRESS)
    request.timeout = TIMEOUT
    request.send(body)
  })
}
