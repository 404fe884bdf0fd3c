import { useEffect, useRef } from 'react'
import type { Thanks } from './words'
import styles from '../form.module.css'

/** Says that something has arrived; takes the focus, so that it is spoken as a whole. */
export function SentNotice({ id, thanks, className }: { id: string; thanks: Thanks; className?: string }) {
  const notice = useRef<HTMLElement>(null)
  useEffect(() => notice.current?.focus(), [])
  return (
    <section
      ref={notice}
      className={[className, styles.sent, styles.sentText].filter(Boolean).join(' ')}
      tabIndex={-1}
      aria-labelledby={`${id}-sent-title`}
      aria-describedby={`${id}-sent-text`}
    >
      <h3 id={`${id}-sent-title`}>{thanks.title}</h3>
      <div id={`${id}-sent-text`} className={styles.sentText}>
        <p>{thanks.text}</p>
        {thanks.after.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </section>
  )
}
