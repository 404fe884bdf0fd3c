import * as z from 'zod/mini'

const schema = z.discriminatedUnion('state', [
  z.object({ state: z.literal('sent'), reference: z.string() }),
  z.object({
    state: z.literal('returned'),
    errors: z.record(z.string(), z.string()),
    problem: z.optional(z.string()),
    wait: z.optional(z.string()),
    confirmation: z.optional(z.string()),
    text: z.optional(z.string()),
    texts: z.optional(z.record(z.string(), z.string())),
  }),
])

/** 'lost': no answer that can be understood; it is not known whether anything arrived, and the same may be sent again. */
export type Answer = z.output<typeof schema> | { state: 'lost' }

/** What the server says of a form that was sent. Never throws. */
export async function readAnswer(asked: Promise<unknown>): Promise<Answer> {
  try {
    return schema.parse(await asked)
  } catch {
    return { state: 'lost' }
  }
}
