'use client'

import { type ReactNode, useActionState, useEffect, useRef, useState } from 'react'
import type { Answer } from './confirm'
import { Failure } from './Failure'
import styles from './Verification.module.css'

type Props = {
  confirm: (previous: Answer | null, form: FormData) => Promise<Answer>
  /** What the form sends. */
  fields: Record<string, string>
  /** What is said before somebody has confirmed, and while they wait. */
  ask: ReactNode
  waiting: ReactNode
  /** What is said afterwards; under every reason stands the same help. */
  verified: ReactNode
  reasons: Record<Exclude<Answer['state'], 'verified'>, string>
  help: ReactNode
  labels: { confirm: string; retry: string; department: string; failed: string }
}

function formData(fields: Props['fields']): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.append(name, value)
  return data
}

/** Sends the form at once; without script its button does. (Specification, section 4, verification pages) */
export function Confirmation({ confirm, fields, ask, waiting, verified, reasons, help, labels }: Props) {
  const [posted, post] = useActionState(confirm, null)
  const [answer, setAnswer] = useState(posted)
  const [isWaiting, setWaiting] = useState(false)
  const wasSent = useRef(posted !== null)
  const region = useRef<HTMLDivElement>(null)

  const send = async () => {
    setWaiting(true)
    // A lost connection is no answer either.
    setAnswer(await confirm(null, formData(fields)).catch((): Answer => ({ state: 'error' })))
    setWaiting(false)
  }
  const start = useRef(send)

  useEffect(() => {
    if (wasSent.current) return
    wasSent.current = true
    void start.current()
  }, [])

  const isOpen = !isWaiting && (answer === null || answer.state === 'error')
  return (
    <>
      <div ref={region} role="status" tabIndex={-1} className={styles.region}>
        {isWaiting && waiting}
        {!isWaiting && answer === null && ask}
        {!isWaiting && answer?.state === 'verified' && (
          <>
            {verified}
            {answer.department && (
              <p className={styles.department}>
                {labels.department}: <strong dir="auto">{answer.department}</strong>
              </p>
            )}
          </>
        )}
        {!isWaiting && answer && answer.state !== 'verified' && (
          <Failure title={labels.failed} reason={reasons[answer.state]}>
            {help}
          </Failure>
        )}
      </div>
      <form
        action={post}
        hidden={!isOpen}
        onSubmit={(event) => {
          event.preventDefault()
          region.current?.focus()
          void send()
        }}
      >
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <button className="btn">{answer ? labels.retry : labels.confirm}</button>
      </form>
    </>
  )
}
