import type { errors } from '@strapi/utils'
import { z } from 'zod'
import { fieldWords } from '../labels/fields'
import { type Language, wordIn } from '../labels/language'

const details = z.object({ errors: z.array(z.object({ path: z.array(z.union([z.string(), z.number()])), message: z.string() })).min(1) })

/** What speaks against a publication, a line for each field, with the field's name in the language of the admin. */
export function problemIn(error: InstanceType<typeof errors.ApplicationError>, uid: string, language: Language): string {
  const found = details.safeParse(error.details).data?.errors ?? []
  const lines = found.map(({ path: [field = '', ...rest], message }) => {
    const words = fieldWords(uid, String(field))
    return `${[words ? wordIn(words, language) : field, ...rest].join(' › ')}: ${message}`
  })
  return lines.length > 0 ? lines.join('\n') : error.message
}
