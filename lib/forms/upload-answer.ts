import * as z from 'zod/mini'

/** What is answered when a file was sent by itself: its id, or what is wrong with it as the code of an error or problem. */
export const uploadAnswer = z.discriminatedUnion('state', [
  z.object({ state: z.literal('stored'), id: z.string(), name: z.string() }),
  z.object({ state: z.literal('refused'), code: z.string() }),
])

export type UploadAnswer = z.output<typeof uploadAnswer>
