import { useCallback, useEffect, useReducer, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { after, lagsBehind, START } from './frames'
import { Silence } from './silence'
import { useFrameMessages } from './useFrameMessages'
import { type About, useLink } from './useLink'
import { useRenewal } from './useRenewal'
import { useSaves } from './useSaves'

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
  }, [ask, round])

  // What was not sent by this form is known by the document, which is read anew: an older version that was brought back, for instance.
  const before = useRef(saved)
  useEffect(() => {
    if (saved !== before.current && lagsBehind(frames, saved)) next()
    before.current = saved
  }, [saved, frames])

  const renew = useCallback(() => {
    isAsked.current = true
    next()
  }, [])
  useRenewal((frames.coming ?? frames.shown)?.at, renew)
  // At once: the form that was saved is drawn anew next, which takes a while.
  const onLink = useCallback((link: string, at: number) => flushSync(() => dispatch({ what: 'linked', link, at, isAsked: false })), [])
  useSaves({ about, ask, onLink, onChange: next })
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
