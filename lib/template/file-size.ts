import 'server-only'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type FORMATS, templateFile } from './files.mjs'

/** Kilobytes that a file of the template in a language weighs; null where the build has made none yet. */
export async function templateSizeKb(locale: string, format: (typeof FORMATS)[number]): Promise<number | null> {
  const found = await stat(join(process.cwd(), 'public', templateFile(locale, format))).catch(() => null)
  return found && found.size / 1000
}
