import type { FileToRestore } from '../client/field-files'
import { alone } from './alone'
import type { Content, TakenBack } from './item'
import { find, readPart, remove } from './store'

async function contentsOf(id: string, { files }: Content): Promise<Record<string, FileToRestore[]>> {
  const found: Record<string, FileToRestore[]> = {}
  for (const { field, name, type, id: stored, at, part } of files) {
    const bytes = part === null ? null : await readPart(id, part)
    const ofField = (found[field] ??= [])
    ofField.push({ id: stored, name, at, file: bytes && new File([bytes], name, { type }) })
  }
  return found
}

/** Takes back what waits, unless it was sent meanwhile: null then. */
export function takeBack(id: string): Promise<TakenBack | null> {
  return alone(async () => {
    const item = await find(id)
    if (!item?.content) return null
    const files = await contentsOf(id, item.content)
    await remove(id)
    return { item, content: item.content, files }
  })
}
