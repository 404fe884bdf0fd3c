import { type Dispatch, type RefObject, useEffect } from 'react'
import { type Frames, type Happening, topFor } from './frames'
import { heardFrom, tellPlace } from './messages'
import type { Silence } from './silence'

type Props = {
  frames: Frames
  theme: string
  elements: RefObject<ReadonlyMap<number, HTMLIFrameElement>>
  silence: Silence
  dispatch: Dispatch<Happening>
}

/** Hears what the pages in the frames say, and tells them their theme and how far down they stand. */
export function useFrameMessages({ frames, theme, elements, silence, dispatch }: Props): void {
  useEffect(() => {
    const senders = [frames.shown, frames.coming].flatMap((frame) =>
      frame ? [{ id: frame.id, origin: frame.origin, window: elements.current?.get(frame.id)?.contentWindow ?? null }] : [],
    )
    const hear = (event: MessageEvent) => {
      const heard = heardFrom(senders, event)
      if (!heard) return
      const { preview: what, sender, ...where } = heard
      if (what === 'ready') {
        silence.hear(sender.id)
        tellPlace(sender, theme, topFor(frames, sender.id))
      }
      dispatch({ what, id: sender.id, ...where })
    }
    window.addEventListener('message', hear)
    return () => window.removeEventListener('message', hear)
  }, [frames, theme, elements, silence, dispatch])

  const { id, origin = '' } = frames.shown ?? {}
  useEffect(() => {
    if (id !== undefined) tellPlace({ window: elements.current?.get(id)?.contentWindow ?? null, origin }, theme, null)
  }, [id, origin, theme, elements])
}
