import { type ReactNode, useEffect, useRef } from 'react'
import type { Sent } from './use-action-form'
import type { Thanks } from './words'
import styles from '../form.module.css'

type Props = { id: string; thanks: Thanks; sent?: Sent; className?: string; onCorrect?: () => void; children?: ReactNode }

/** What is said of what has arrived: its number, to which address is written, and what comes next. */
export function SentText({ thanks: { text, reference, mail, after, correct }, sent, onCorrect }: Omit<Props, 'id' | 'className' | 'children'>) {
  const [before, behind] = mail?.split('{email}') ?? []
  return (
    <>
      <p>{text}</p>
      {reference && sent?.reference && (
        <p>
          {reference}{' '}
          <bdi className={styles.reference} dir="ltr">
            {sent.reference}
          </bdi>
        </p>
      )}
      {mail && sent?.email && (
        <p>
          {before}
          <bdi dir="ltr">{sent.email}</bdi>
          {behind}{' '}
          {correct && (
            <button type="button" className={styles.clear} onClick={onCorrect}>
              {correct}
            </button>
          )}
        </p>
      )}
      {after.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </>
  )
}

/** Says that something has arrived; takes the focus, so that it is spoken as a whole. */
export function SentNotice({ id, className, children, ...said }: Props) {
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
      <h3 id={`${id}-sent-title`}>{said.thanks.title}</h3>
      <div id={`${id}-sent-text`} className={styles.sentText}>
        <SentText {...said} />
      </div>
      {children}
    </section>
  )
}
