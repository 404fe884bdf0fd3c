import { PASSING, upload } from '../fields/file/upload'
import type { Item } from './item'
import type { Outcome } from './outcome'
import { change, readPart } from './store'

const UNSENT = 'file_unsent'

const never = new AbortController().signal

/**
 * Sends the files that the server has not got, and keeps what it gives for each of them at once: what is sent again afterwards is the same. Null
 * when it has them all.
 */
export async function sendFiles(item: Item): Promise<Outcome | null> {
  const { attempt = '', files = [] } = item.content ?? {}
  for (const file of files) {
    if (file.id !== null) continue
    const bytes = file.part === null ? null : await readPart(item.id, file.part)
    if (!bytes) return { state: 'refused', reason: null, errors: { [file.field]: UNSENT } }
    const content = new File([bytes], file.name, { type: file.type })
    const answer = await upload({ file: content, form: item.form, field: file.field, attempt, onProgress: () => undefined, signal: never })
    if (answer === null) return { state: 'lost' }
    if (answer.state === 'refused') {
      if (answer.code === UNSENT || PASSING.includes(answer.code)) return { state: 'later', reason: answer.code }
      return { state: 'refused', reason: null, errors: { [file.field]: answer.code } }
    }
    file.id = answer.id
    file.at = Date.now()
    await change(item)
  }
  return null
}

/** Lets the files of these fields be sent anew, as the server has lost them. False when this device has not got them either. */
export async function renewFiles(item: Item, fields: readonly string[]): Promise<boolean> {
  const lost = item.content?.files.filter(({ field, part }) => part !== null && fields.includes(field)) ?? []
  for (const file of lost) file.id = null
  if (lost.length > 0) await change(item)
  return lost.length > 0
}
