import { z } from 'zod'

const stored = z.looseObject({ hash: z.string(), ext: z.string().nullish() })

const named = z.object({ id: z.int() }).nullish()

/** What the media library knows of a file. */
export const fileContents = z.looseObject({
  id: z.int(),
  name: z.string(),
  hash: z.string(),
  ext: z.string().nullish(),
  formats: z.record(z.string(), stored).nullish(),
  folder: named,
  folderPath: z.string(),
  createdBy: named,
  updatedBy: named,
})

export type FileContents = z.output<typeof fileContents>
