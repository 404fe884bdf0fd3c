import path from 'node:path'
import { Worker } from 'node:worker_threads'
import type { PdfRefusal } from './rewrite'

const MOST_SECONDS = 30
const MOST_MEGABYTES = 256

export type PdfProblem = PdfRefusal['code']

function isCode(message: unknown): message is PdfProblem | null {
  return message === null || message === 'file_encrypted' || message === 'file_broken'
}

/** Who takes too long or too much memory is ended; the content service goes on. */
function run(filepath: string): Promise<PdfProblem | null> {
  return new Promise((resolve) => {
    const worker = new Worker(path.join(__dirname, 'worker.js'), {
      workerData: { filepath },
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES },
    })
    const timer = setTimeout(() => void worker.terminate(), MOST_SECONDS * 1000)
    worker.once('message', (message: unknown) => resolve(isCode(message) ? message : 'file_broken'))
    worker.once('error', (error) => {
      strapi.log.warn(`A PDF could not be written anew: ${error.name}`)
      resolve('file_broken')
    })
    worker.once('exit', () => {
      clearTimeout(timer)
      resolve('file_broken')
    })
  })
}

let last: Promise<unknown> = Promise.resolve()

/**
 * Writes a PDF anew in its place, without anything that acts, in a thread of its own: reading one takes seconds. One at a time, so
 * that memory stays bounded. Gives what is wrong with it, or null.
 */
export function cleanPdf(filepath: string): Promise<PdfProblem | null> {
  const cleaning = last.then(() => run(filepath))
  last = cleaning
  return cleaning
}
