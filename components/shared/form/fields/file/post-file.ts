const ADDRESS = '/api/files'

/** For 20 MB on a bad line. Milliseconds. */
const TIMEOUT = 15 * 60 * 1000

type Options = {
  /** Which part of it has been sent, from 0 to 1. */
  onProgress: (part: number) => void
  signal: AbortSignal
  /** After so long without a sign of life it counts as broken, where lines may hang. Milliseconds. */
  patience?: number
}

/** Posts a file with its words; the answer, null without one. By XMLHttpRequest, as fetch does not tell how far it is. */
export function postFile(body: FormData, { onProgress, signal, patience }: Options): Promise<string | null> {
  const request = new XMLHttpRequest()
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = () => {
    clearTimeout(timer)
    if (patience !== undefined) timer = setTimeout(() => request.abort(), patience)
  }
  const answer = new Promise<string | null>((resolve) => {
    request.upload.onprogress = ({ loaded, total }) => {
      wait()
      onProgress(total > 0 ? loaded / total : 0)
    }
    request.onload = () => resolve(request.responseText)
    for (const end of ['error', 'abort', 'timeout']) request.addEventListener(end, () => resolve(null))
    signal.addEventListener('abort', () => request.abort())
    request.open('POST', ADDRESS)
    request.timeout = TIMEOUT
    request.send(body)
    wait()
  })
  return answer.finally(() => clearTimeout(timer))
}
