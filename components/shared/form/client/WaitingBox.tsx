import { useEffect, useRef, useState } from 'react'
import type { Item } from '../waiting/item'
import { when } from '../waiting/when'
import styles from '../waiting/waiting.module.css'
import type { useSendLater, WaitingAction } from './use-send-later'
import type { LaterWords } from './words'

type Props = {
  item: Item
  words: LaterWords
  reason: string
  /** Whether the form shows beside it. */
  isBeside: boolean
  isFocused: boolean
  run: ReturnType<typeof useSendLater>['run']
}

/** What stands in the place of a form that waits: what it is, since when, and what can be done with it. */
export function WaitingBox({ item, words, reason, isBeside, isFocused, run }: Props) {
  const [busy, setBusy] = useState<WaitingAction>()
  const [isLost, setLost] = useState(false)
  const box = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isFocused) box.current?.focus()
  }, [isFocused])

  const press = async (action: WaitingAction) => {
    if (busy) return
    setBusy(action)
    setLost(false)
    const hasNoLine = await run(action, item)
    setBusy(undefined)
    setLost(hasNoLine)
  }
  const button = (action: WaitingAction, label: string, className: string) => (
    <button type="button" className={className} aria-disabled={busy !== undefined || undefined} onClick={() => void press(action)}>
      {label}
    </button>
  )
  const id = `waiting-${item.id}`
  const isGone = item.state === 'expired'
  const headings = { waiting: words.waitingTitle, refused: words.refusedTitle, expired: words.expiredTitle, sent: '' }
  const texts = { waiting: words.waiting, refused: words.refused, expired: words.expired, sent: '' }
  return (
    <section ref={box} className={isBeside ? `${styles.waiting} ${styles.beside}` : styles.waiting} tabIndex={-1} aria-labelledby={id}>
      <h3 id={id}>{headings[item.state]}</h3>
      <p className={styles.what}>
        <bdi lang={item.lang}>{item.title}</bdi>
        {!isGone && (
          <span>
            {words.finished} <bdi>{when(item.at)}</bdi>
          </span>
        )}
      </p>
      <p>{texts[item.state]}</p>
      {reason && <p className={styles.reason}>{reason}</p>}
      <p role="status">{isLost ? words.lost : ''}</p>
      <div className={styles.actions}>
        {item.state === 'waiting' && button('send', busy === 'send' ? words.sending : words.send, 'btn')}
        {item.state === 'waiting' && button('back', words.withdraw, 'btn btn-ghost')}
        {item.state === 'refused' && button('back', words.mend, 'btn')}
        {isGone && button('dismiss', words.close, 'btn')}
        {!isGone && button('another', words.another, styles.another ?? '')}
      </div>
    </section>
  )
}
