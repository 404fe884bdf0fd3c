import { z } from 'zod'

/** A document of which visitors see another state than before: as the content service tells of it, and the processes of the site tell each other. */
export const changeSchema = z.object({
  model: z.string(),
  documentId: z.string(),
  /** All by which its pages are found, or were; left out where that is not known. */
  names: z.array(z.string()).optional(),
  /** In which languages it was published, or taken back, where that is known. */
  locales: z.array(z.string()).optional(),
  /** Of the notices that told of it. */
  ids: z.array(z.number()).optional(),
})
export type Change = z.infer<typeof changeSchema>
