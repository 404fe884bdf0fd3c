import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { identityFile } from '../identity'
import { LOCALES, type Locale } from '../rules/languages'

export type SeedDocument = { key: string; shared?: Record<string, unknown> } & Partial<Record<Locale, Record<string, unknown>>>
type AlternativeTexts = Record<string, Partial<Record<Locale, string>>>

const parse = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))

/** The documents of a type, or none when there is no file. */
export function readDocuments(type: string): SeedDocument[] {
  const file = identityFile('content', `${type}.json`)
  if (!existsSync(file)) return []
  const content = parse(file) as SeedDocument | SeedDocument[]
  return Array.isArray(content) ? content : [content]
}

/** The alternative texts of all pictures, each as 'ar | en | de', in the order of the table of languages. */
export function readAlternativeTexts(): Map<string, string> {
  const files = [identityFile('content'), identityFile('media')]
    .filter((directory) => existsSync(directory))
    .flatMap((directory) =>
      readdirSync(directory)
        .filter((name) => /^alt.*\.json$/.test(name))
        .map((name) => path.join(directory, name)),
    )
  const entries = files.flatMap((file) => Object.entries(parse(file) as AlternativeTexts))
  return new Map(entries.map(([name, texts]) => [name, LOCALES.map((locale) => texts[locale] ?? texts.en ?? '').join(' | ')]))
}

const MIME: Record<string, string> = {
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.pdf': 'application/pdf',
  '.mp4': 'video/mp4',
  '.zip': 'application/zip',
}

export type MediaFile = { filepath: string; originalFilename: string; mimetype: string; size: number }

/** The media file of a name, whatever its kind, or undefined. */
export function findMedia(name: string): MediaFile | undefined {
  for (const [extension, mimetype] of Object.entries(MIME)) {
    const filepath = identityFile('media', `${name}${extension}`)
    if (existsSync(filepath)) return { filepath, originalFilename: `${name}${extension}`, mimetype, size: statSync(filepath).size }
  }
  return undefined
}
