import path from 'node:path'

const LONGEST = 120

/** Control characters, and those that turn the direction of text, with which `exe.pdf` is made to look like `fdp.exe`. */
const INVISIBLE = /[\p{Cc}\p{Cs}\p{Co}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/gu

/** What file systems refuse, and what would be markup somewhere. */
const FORBIDDEN = /[<>:"|?*&]/g

/** The last part of a path of either kind. */
const lastPart = (name: string) => name.split(/[\\/]/).at(-1) ?? ''

/** The ending of a name in small letters, with its dot; empty when it has none. */
export const extensionOf = (name: string): string => path.extname(lastPart(name)).toLowerCase()

/** The name of a file as people may see it, in any script, with the ending that belongs to its content. */
export function cleanName(name: string, extension: string): string {
  const base = path.basename(lastPart(name), path.extname(lastPart(name)))
  const readable = base
    .normalize('NFC')
    .replace(INVISIBLE, '')
    .replace(FORBIDDEN, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+|[\s.]+$/g, '')
  // By characters, so that none is cut in half.
  const short = [...readable].slice(0, LONGEST).join('').trim()
  return `${short || 'file'}${extension}`
}
