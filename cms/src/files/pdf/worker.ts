import { readFile, writeFile } from 'node:fs/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { PdfRefusal, rewritePdf } from './rewrite'

/** Writes one document anew in its place, and says what was wrong with it, if anything. */
async function work(): Promise<void> {
  const { filepath }: { filepath: string } = workerData
  try {
    await writeFile(filepath, await rewritePdf(await readFile(filepath)))
    parentPort?.postMessage(null)
  } catch (error) {
    if (!(error instanceof PdfRefusal)) throw error
    parentPort?.postMessage(error.code)
  }
}

void work()
