import { useCallback, useEffect, useReducer, useRef, useState } from 'react'
import { after, START } from './frames'
import { Silence } from './silence'
import { useAfterSubmit } from './useAfterSubmit'
import { useFrameMessages } from './useFrameMessages'
import { type About, useLink } from './useLink'
import { useRenewal } from './useRenewal'

/** After that nobody waits for a page any longer. */
const PATIENCE_MS = 20_000

/** The frames with the draft, a new one after each change; `saved` is when the form's document was. */
export function useFrames(about: About, saved: string, theme: string) {
  const ask = useLink(about)
  const [frames, dispatch] = useReducer(after, START)
  const [round, next] = useReducer((before: number) => before + 1, 0)
  const isAsked = useRef(true)
  const elements = useRef(new Map<number, HTMLIFrameElement>())
  const [silence] = useState(() => new Silence((id) => dispatch({ what: 'silent', id })))
  useEffect(() => () => silence.end(), [silence])

  useEffect(() => {
    const wasAsked = isAsked.current
    isAsked.current = false
    // Not given up for a later one: whichever comes first shows what is saved, and the reducer knows the other by it.
    ask()
      .then((link) => dispatch(link ? { what: 'linked', link, at: Date.now(), isAsked: wasAsked } : { what: 'without' }))
      .catch(() => dispatch({ what: 'unanswered' }))
  }, [ask, saved, round])

  const renew = useCallback(() => {
    isAsked.current = true
    next()
  }, [])
  useRenewal((frames.coming ?? frames.shown)?.at, renew)
  // The form hears that it is saved long before the page has read the document anew.
  useAfterSubmit(next)
  useFrameMessages({ frames, theme, elements, silence, dispatch })

  const comingId = frames.coming?.id
  useEffect(() => {
    if (comingId === undefined) return undefined
    const timer = setTimeout(() => dispatch({ what: 'silent', id: comingId }), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [comingId])

  const keep = useCallback((id: number, element: HTMLIFrameElement | null) => {
    if (element) elements.current.set(id, element)
    else elements.current.delete(id)
  }, [])
  const onLoad = useCallback((id: number) => silence.load(id), [silence])

  return { frames, renew, keep, onLoad }
}
