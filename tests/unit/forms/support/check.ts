import type { Values } from '@/lib/forms/form'
import { readForm } from '@/lib/forms/read'
import { inEnglish } from './english'
import { samples } from './samples'
import { type Fixed, schemas } from './schemas'

/** What is said in English about a form that is right but for these fields. */
export function complaints(form: Fixed, changes: Values): Record<string, string> {
  return inEnglish(readForm<unknown>(schemas[form], { ...samples[form], ...changes }, 'en').errors)
}

/** What is handed over of a form that is right but for these fields. */
export function handedOver(form: Fixed, changes: Values = {}): unknown {
  const read = readForm<unknown>(schemas[form], { ...samples[form], ...changes }, 'en')
  if (read.errors) throw new Error(JSON.stringify(read.errors))
  return read.data
}
