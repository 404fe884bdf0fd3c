import { baseOf } from '../rules/fields/file-name'

const LONGEST = 120

/** The name of a file as people may see it, in any script, with the ending that belongs to its content. */
export function cleanName(name: string, extension: string): string {
  const readable = baseOf(name).replace(/^[\s.]+|[\s.]+$/g, '')
  // By characters, so that none is cut in half.
  const short = [...readable].slice(0, LONGEST).join('').trim()
  return `${short || 'file'}${extension}`
}
