import * as z from 'zod/mini'

const stored = z.object({ state: z.literal('stored'), id: z.string(), name: z.string() })
const refused = z.object({ state: z.literal('refused'), code: z.string() })

/** What is answered when a file was sent by itself: its id, or what is wrong with it as the code of an error or problem. */
export const uploadAnswer = z.discriminatedUnion('state', [stored, refused])

/** What is answered to a part of a file: how many bytes of it are there, with the last part what the whole file is answered. */
export const partAnswer = z.discriminatedUnion('state', [stored, refused, z.object({ state: z.literal('partly'), bytes: z.number() })])

/** The code with which parts are refused where the whole file can be sent at once. */
export const NO_PARTS = 'no_parts'

export type UploadAnswer = z.output<typeof uploadAnswer>
export type PartAnswer = z.output<typeof partAnswer>
