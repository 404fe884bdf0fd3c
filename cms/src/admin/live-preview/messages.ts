import { z } from 'zod'

/** What a page in a preview says (public/preview-frame.js in the site). */
const schema = z.object({ preview: z.enum(['ready', 'placed', 'moved']), page: z.string(), top: z.number() })

type Sender = { id: number; origin: string; window: Window | null }

type Heard = z.output<typeof schema> & { sender: Sender }

/** What one of the frames says; null for what anybody else says, or what is nothing. */
export function heardFrom(senders: readonly Sender[], { data, origin, source }: Pick<MessageEvent, 'data' | 'origin' | 'source'>): Heard | null {
  const sender = senders.find((one) => one.window !== null && one.window === source && one.origin === origin)
  const told = schema.safeParse(data)
  return sender && told.success ? { ...told.data, sender } : null
}

/** Tells a page which theme it has and how far down it stands, where that is not left to it. */
export function tellPlace({ window, origin }: Omit<Sender, 'id'>, theme: string, top: number | null): void {
  window?.postMessage({ preview: 'place', theme, top }, origin)
}
