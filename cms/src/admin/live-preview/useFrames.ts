import { useCallback, useEffect, useReducer, useRef, useState } from 'react'
import { after, START, topFor } from './frames'
import { heardFrom, tellPlace } from './messages'
import { Silence } from './silence'
import { type About, useLink } from './useLink'
import { useRenewal } from './useRenewal'

/** After that nobody waits for a page any longer. */
const PATIENCE_MS = 20_000

/** The frames with the draft, a new one after each change; `saved` changes when the document is saved. */
export function useFrames(about: About, saved: string, theme: string) {
  const ask = useLink(about)
  const [frames, dispatch] = useReducer(after, START)
  const [round, renew] = useReducer((before: number) => before + 1, 0)
  const [linkedAt, setLinkedAt] = useState(0)
  const elements = useRef(new Map<number, HTMLIFrameElement>())
  const [silence] = useState(() => new Silence((id) => dispatch({ what: 'silent', id })))
  useEffect(() => () => silence.end(), [silence])
  useRenewal(linkedAt, renew)

  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    ask(signal)
      .then((link) => {
        if (signal.aborted) return
        setLinkedAt(Date.now())
        dispatch(link ? { what: 'linked', link } : { what: 'without' })
      })
      .catch(() => signal.aborted || dispatch({ what: 'unanswered' }))
    return () => controller.abort()
  }, [ask, saved, round])

  const comingId = frames.coming?.id
  useEffect(() => {
    if (comingId === undefined) return undefined
    const timer = setTimeout(() => dispatch({ what: 'silent', id: comingId }), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [comingId])

  useEffect(() => {
    const senders = [frames.shown, frames.coming].flatMap((frame) =>
      frame ? [{ id: frame.id, origin: frame.origin, window: elements.current.get(frame.id)?.contentWindow ?? null }] : [],
    )
    const hear = (event: MessageEvent) => {
      const heard = heardFrom(senders, event)
      if (!heard) return
      const { preview: what, ...where } = heard
      if (what === 'ready') {
        silence.hear(heard.id)
        for (const sender of senders) if (sender.id === heard.id) tellPlace(sender, theme, topFor(frames, heard.id))
      }
      dispatch({ what, ...where })
    }
    window.addEventListener('message', hear)
    return () => window.removeEventListener('message', hear)
  }, [frames, silence, theme])

  const { id: shownId, origin = '' } = frames.shown ?? {}
  useEffect(() => {
    if (shownId === undefined) return
    tellPlace({ window: elements.current.get(shownId)?.contentWindow ?? null, origin }, theme, null)
  }, [shownId, origin, theme])

  const keep = useCallback((id: number, element: HTMLIFrameElement | null) => {
    if (element) elements.current.set(id, element)
    else elements.current.delete(id)
  }, [])

  return { frames, renew, keep, onLoad: useCallback((id: number) => silence.load(id), [silence]) }
}
