'use client'

import { type ReactNode, useRef } from 'react'
import type { Action } from './answers'
import { Failure } from './Failure'
import { LinkForm } from './LinkForm'
import { useSending } from './use-sending'
import styles from './Verification.module.css'

type Props = {
  action: Action
  link: { email: string; token: string; id: string }
  ask: ReactNode
  waiting: ReactNode
  done: ReactNode
  help: ReactNode
  labels: { confirm: string; retry: string; title: string; failed: string; error: string }
}

/** Cancels when the button is pressed, and never before: whoever opens the link may only want to look. */
export function Cancellation({ action, link, ask, waiting, done, help, labels }: Props) {
  const sending = useSending(action)
  const region = useRef<HTMLDivElement>(null)
  const { answer, isWaiting } = sending
  const isDone = answer?.state === 'done'
  const hasFailed = answer !== null && !isDone
  const mayRetry = answer?.state === 'error'
  return (
    <>
      <div ref={region} role="status" tabIndex={-1} className={styles.region}>
        {isWaiting && waiting}
        {!isWaiting && !answer && ask}
        {!isWaiting && isDone && done}
        {!isWaiting && hasFailed && <Failure title={labels.title} reason={mayRetry ? labels.error : labels.failed} />}
      </div>
      <LinkForm
        sending={sending}
        fields={link}
        label={answer ? labels.retry : labels.confirm}
        region={region}
        hidden={isWaiting || (answer !== null && !mayRetry)}
      />
      {!isWaiting && hasFailed && help}
    </>
  )
}
