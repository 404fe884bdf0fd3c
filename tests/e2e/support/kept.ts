import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync, constants, gunzipSync } from 'node:zlib'

const HEAD_END = '\r\n\r\n'

const openers = [
  (body: Buffer) => gunzipSync(body, { finishFlush: constants.Z_SYNC_FLUSH }),
  (body: Buffer) => brotliDecompressSync(body, { finishFlush: constants.BROTLI_OPERATION_FLUSH }),
]

/** A file, and the compressed body of an answer in it. */
function readings(content: Buffer): Buffer[] {
  const end = content.indexOf(HEAD_END)
  const opened = openers.flatMap((open) => {
    try {
      return end === -1 ? [] : [open(content.subarray(end + HEAD_END.length))]
    } catch {
      return []
    }
  })
  return [content, ...opened]
}

/** The files below a folder in which a word stands, compressed or not, or whose name holds it. */
export async function filesWith(folder: string, word: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules')).map((entry) => join(entry.parentPath, entry.name))
  const found = await Promise.all(
    files.map(async (file) => {
      // What is kept for seconds may go meanwhile.
      const content = await readFile(file).catch(() => Buffer.alloc(0))
      return file.includes(word) || readings(content).some((reading) => reading.includes(word)) ? [file] : []
    }),
  )
  return found.flat()
}
