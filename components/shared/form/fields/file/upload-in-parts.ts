import { NO_PARTS, type PartAnswer, partAnswer, type UploadAnswer } from '@/lib/forms/upload-answer'
import { MAX_PART_BYTES } from '@/rules/fields/file'
import { postFile } from './post-file'
import { type Upload, uploadWhole } from './upload'

/** The first part, and the next one after a line that broke. Bytes. */
const FIRST_PART = 256 * 1024

/** A part that took less than the first makes the next one twice as large, one that took more than the second half as large. Milliseconds. */
const QUICK = 4000
const SLOW = 20_000

/** On a line that hangs; the last part is looked into before it is answered, which takes half a minute at most, and may wait for its turn. Milliseconds. */
const PATIENCE = 90_000

/** Before each try after a line that broke, until something arrives again. Milliseconds. */
const PAUSES = [1000, 2000, 4000, 8000]

const hex = (bytes: ArrayBuffer) => Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')

const digest = async (bytes: BufferSource) => hex(await crypto.subtle.digest('SHA-256', bytes))

/** Names a file by what is in it and by the attempt, which nobody else knows: so it is found after a reload, and two files are never mixed. */
async function nameOf({ file, form, field, attempt }: Upload): Promise<string> {
  const content = await digest(await file.arrayBuffer())
  return digest(new TextEncoder().encode(JSON.stringify([attempt, form, field, file.name, content])))
}

function readAnswer(text: string | null): PartAnswer | null {
  try {
    return partAnswer.parse(JSON.parse(text ?? ''))
  } catch {
    return null
  }
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Sends a file part by part. What has arrived is asked for first, and after every break. */
class PartByPart {
  /** How many bytes have arrived; null when it has to be asked. */
  private bytes: number | null = null
  private step = FIRST_PART
  private breaks = 0

  constructor(
    private readonly upload: Upload,
    private readonly name: string,
  ) {}

  /** Null when no answer came, however often it was tried. */
  async run(): Promise<UploadAnswer | null> {
    const { signal } = this.upload
    while (!signal.aborted) {
      const before = this.bytes
      const began = performance.now()
      const answer = await this.send()
      if (answer && answer.state !== 'partly') return answer
      if (answer && (before === null || answer.bytes > before)) this.note(answer.bytes, before, performance.now() - began)
      else if (!(await this.waitAfterBreak())) return null
    }
    return null
  }

  private async send(): Promise<PartAnswer | null> {
    const { file, form, onProgress, signal } = this.upload
    const from = this.bytes ?? 0
    const part = this.bytes === null ? null : file.slice(from, from + this.step)
    const body = new FormData()
    for (const [key, value] of Object.entries({ form, upload: this.name, name: file.name, offset: from, size: file.size })) body.append(key, String(value))
    if (part) body.append('file', part, file.name)
    const onPartProgress = (share: number) => part && onProgress((from + share * part.size) / file.size)
    return readAnswer(await postFile(body, { onProgress: onPartProgress, signal, patience: PATIENCE }))
  }

  private note(bytes: number, before: number | null, took: number): void {
    const { file, onArrived } = this.upload
    this.bytes = bytes
    if (before === null) return bytes > 0 ? onArrived?.(bytes / file.size, true) : undefined
    this.breaks = 0
    if (took < QUICK) this.step = Math.min(this.step * 2, MAX_PART_BYTES)
    if (took > SLOW) this.step = Math.max(this.step / 2, FIRST_PART)
    onArrived?.(bytes / file.size, false)
  }

  /** False where it is of no use to try once more. */
  private async waitAfterBreak(): Promise<boolean> {
    const next = PAUSES[this.breaks]
    this.breaks += 1
    this.bytes = null
    this.step = FIRST_PART
    if (next === undefined || !navigator.onLine || this.upload.signal.aborted) return false
    this.upload.onBroken?.()
    await pause(next)
    return true
  }
}

/**
 * Sends a file part by part, from where an earlier try in the same attempt has stopped; null when no answer came. Where the server takes no parts, or has no
 * room for more, it goes in one request. (docs/decisions/files-resume.md)
 */
export async function uploadInParts(upload: Upload): Promise<UploadAnswer | null> {
  const name = await nameOf(upload).catch(() => null)
  const answer = name === null ? null : await new PartByPart(upload, name).run()
  const isWhole = name === null || (answer?.state === 'refused' && answer.code === NO_PARTS)
  return isWhole && !upload.signal.aborted ? uploadWhole(upload) : answer
}
