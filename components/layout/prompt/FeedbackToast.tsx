import { type MouseEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Link } from '@/components/ui/Link'
import { type Answer, isPromptDue, noteShown, storeAnswer, visitStart } from '@/lib/visit/feedback-prompt'
import { isAsking, useIsAsking } from '../consent/consent-store'
import { opensHere } from '../enhance/dom'
import { useEscape } from '../use-escape'
import styles from './FeedbackPrompt.module.css'

/** Milliseconds between looks. (Requirements, section 9) */
const POLL = 10_000

/** On the page of the feedback itself the section is turned to, and the page stands at its top. */
function showAtTop(event: MouseEvent<HTMLAnchorElement>): void {
  const { pathname, hash } = event.currentTarget
  if (!opensHere(event.nativeEvent) || pathname !== location.pathname) return
  const toTop = () => scrollTo({ top: 0 })
  if (location.hash !== hash) return addEventListener('hashchange', toTop, { once: true })
  event.preventDefault()
  toTop()
}

export type ToastProps = {
  words: Record<'title' | 'text' | 'give' | 'notNow', string>
  href: string
  /** When the page began, in milliseconds since 1970, and in how many it is looked for the first time whether it is due. */
  arrived: number
  delay: number
}

/**
 * Comes once the visit has lasted a minute and the question about cookies is answered, and goes with an answer or Escape. A screen reader says it
 * once a visit, not on every page. (Requirements, section 4)
 */
export function FeedbackToast({ words, href, arrived, delay }: ToastProps) {
  const [shown, setShown] = useState<'no' | 'announced' | 'silently'>('no')
  const isShown = !useIsAsking() && shown !== 'no'
  const toast = useRef<HTMLElement>(null)

  useEffect(() => {
    if (shown !== 'no') return undefined
    const start = visitStart(arrived)
    const look = () => {
      if (!isAsking() && isPromptDue(Date.now(), start)) setShown(noteShown() ? 'announced' : 'silently')
      else timer = setTimeout(look, POLL)
    }
    let timer = setTimeout(look, delay)
    return () => clearTimeout(timer)
  }, [shown, arrived, delay])
  useLayoutEffect(() => {
    if (isShown) document.documentElement.style.setProperty('--prompt-height', `${toast.current?.offsetHeight}px`)
  }, [isShown])

  const answer = (given: Answer) => {
    storeAnswer(given, Date.now())
    setShown('no')
  }
  useEscape(() => answer('dismissed'), isShown)

  const prompt = isShown && (
    <section
      ref={toast}
      id="feedback-prompt"
      role="dialog"
      className={`no-print ${styles.toast}`}
      aria-labelledby="feedback-prompt-title"
      aria-describedby="feedback-prompt-text"
    >
      <h2 id="feedback-prompt-title">{words.title}</h2>
      <p id="feedback-prompt-text">{words.text}</p>
      <p className={styles.actions}>
        <Link
          href={href}
          className="btn"
          data-arrive="0"
          onClick={(event) => {
            answer('given')
            showAtTop(event)
          }}
        >
          {words.give}
        </Link>
        <button type="button" className="btn btn-ghost" onClick={() => answer('dismissed')}>
          {words.notNow}
        </button>
      </p>
    </section>
  )
  return (
    <>
      <div role="status">{shown === 'announced' && prompt}</div>
      {shown === 'silently' && prompt}
    </>
  )
}
