'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { consentOf, storeConsent, storedConsent } from '@/lib/visit/consent'
import { useEscape } from '../use-escape'
import { startAnalytics } from './analytics'
import { setAsking, useIsAsking } from './consent-store'
import { Toggle } from './Toggle'
import styles from './CookieConsent.module.css'

type Word =
  | 'title'
  | 'acceptAll'
  | 'necessaryOnly'
  | 'customize'
  | 'preferences'
  | 'necessary'
  | 'necessaryHint'
  | 'analytics'
  | 'analyticsHint'
  | 'save'
  | 'back'
  | 'saved'
  | 'closed'

type Props = {
  words: Record<Word, string>
  /** What is asked, with its links. */
  text: ReactNode
  /** The path of the script that counts visits, if one is set. */
  script: string | undefined
}

/**
 * The question about cookies. Whether it shows is the store's; `popover` lets the footer's button open it where that is, before any script.
 * (Requirements, section 4)
 */
export function ConsentBanner({ words, text, script }: Props) {
  const isAsking = useIsAsking()
  const [view, setView] = useState<'question' | 'preferences'>('question')
  /** Requirements, section 4: to customize is offered after two seconds; not again to somebody who comes back from it. */
  const [isLate, setLate] = useState(true)
  const [analytics, setAnalytics] = useState(false)
  const [said, setSaid] = useState('')
  const banner = useRef<HTMLElement>(null)
  const toggle = useRef<HTMLInputElement>(null)
  const customizer = useRef<HTMLButtonElement>(null)
  const cameFrom = useRef<HTMLElement>(null)

  const ask = () => {
    setAsking(true)
    banner.current?.hidePopover()
    setSaid('')
    banner.current?.focus()
  }
  const close = (words: string) => {
    const hadFocus = banner.current?.contains(document.activeElement)
    setAsking(false)
    setView('question')
    setSaid(words)
    if (hadFocus) cameFrom.current?.focus({ preventScroll: true })
  }
  const answer = (accepted: boolean) => {
    storeConsent(consentOf(accepted))
    if (accepted) startAnalytics(script)
    close(words.saved)
  }
  const customize = () => {
    flushSync(() => {
      setAnalytics(storedConsent()?.preferences.analytics ?? false)
      setLate(false)
      setView('preferences')
    })
    toggle.current?.focus()
  }
  const goBack = () => {
    flushSync(() => setView('question'))
    customizer.current?.focus()
  }

  useEffect(() => {
    if (storedConsent()?.preferences.analytics) startAnalytics(script)
  }, [script])
  useEscape(() => close(words.closed), isAsking)

  return (
    <>
      <p role="status" className="visually-hidden">
        {said}
      </p>
      <section
        ref={banner}
        id="consent"
        popover="manual"
        className={`no-print ${styles.banner}`}
        tabIndex={-1}
        aria-labelledby="consent-title"
        onFocus={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget instanceof HTMLElement ? relatedTarget : null
        }}
        onToggle={({ newState }) => newState === 'open' && ask()}
      >
        <div className={`wrap ${styles.question}`} hidden={view !== 'question'}>
          <div>
            {/* No heading: the first one of a page is its title. */}
            <p id="consent-title" className={styles.title}>
              {words.title}
            </p>
            <p>{text}</p>
          </div>
          <p className={styles.actions}>
            {/* By this name the script in the head knows an answer that comes before this one (lib/framework/page/early.mjs). */}
            <button type="button" className="btn" name="consent" onClick={() => answer(true)}>
              {words.acceptAll}
            </button>
            <button type="button" className="btn" name="consent" onClick={() => answer(false)}>
              {words.necessaryOnly}
            </button>
            <button ref={customizer} type="button" className={`btn btn-ghost ${isLate ? styles.later : ''}`} onClick={customize}>
              {words.customize}
            </button>
          </p>
        </div>
        <div className={`wrap ${styles.preferences}`} role="group" aria-label={words.preferences} hidden={view !== 'preferences'}>
          <Toggle name="necessary" label={words.necessary} hint={words.necessaryHint} checked disabled />
          <Toggle
            ref={toggle}
            name="analytics"
            label={words.analytics}
            hint={words.analyticsHint}
            checked={analytics}
            onChange={({ target }) => setAnalytics(target.checked)}
          />
          <p className={styles.actions}>
            <button type="button" className="btn" onClick={() => answer(analytics)}>
              {words.save}
            </button>
            <button type="button" className="btn btn-ghost" onClick={goBack}>
              {words.back}
            </button>
          </p>
        </div>
      </section>
    </>
  )
}
