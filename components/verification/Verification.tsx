'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import type { Action, Answer } from './answers'
import { Failure } from './Failure'
import { LinkForm } from './LinkForm'
import { OtherWays, type OtherWaysTexts } from './OtherWays'
import { useOnce } from './use-once'
import { useSending } from './use-sending'
import styles from './Verification.module.css'

type Reason = 'failed' | 'error' | 'missing'

type Props = {
  actions: { byLink: Action; byCode: Action; mail: Action }
  application: string
  /** What the link carries, or null when it is incomplete. */
  link: { email: string; token: string; id: string } | null
  /** What is said before somebody has confirmed, while they wait, and afterwards; under every reason stands the same help. */
  ask: ReactNode
  waiting: ReactNode
  done: ReactNode
  help: ReactNode
  reasons: Record<Reason, string>
  labels: { confirm: string; retry: string; department: string; failed: string }
  others: OtherWaysTexts
}

function reasonOf(answer: Answer | null): Reason | null {
  const state = answer?.state
  return state === 'failed' || state === 'error' || state === 'missing' ? state : null
}

function formData(fields: Record<string, string>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.append(name, value)
  return data
}

/** Sends what the link carries at once; without script a button does. Else a code is typed. (Specification, section 4, verification pages) */
export function Verification({ actions, application, link, ask, waiting, done, help, reasons, labels, others }: Props) {
  const [byLink, byCode, mail] = [useSending(actions.byLink), useSending(actions.byCode), useSending(actions.mail)]
  const region = useRef<HTMLDivElement>(null)
  const fields = { application, ...link }
  useOnce(() => void byLink.send(formData(fields)), link !== null && !byLink.answer && !byCode.answer && !mail.answer)

  const hasTyped = byCode.answer?.state === 'done'
  useEffect(() => {
    if (hasTyped) region.current?.focus()
  }, [hasTyped])

  const success = [byLink.answer, byCode.answer].find((answer) => answer?.state === 'done')
  const reason = link ? reasonOf(byLink.answer) : 'missing'
  const isOpen = !success && !byLink.isWaiting
  return (
    <>
      <div ref={region} role="status" tabIndex={-1} className={styles.region}>
        {!success && byLink.isWaiting && waiting}
        {isOpen && (reason ? <Failure title={labels.failed} reason={reasons[reason]} /> : ask)}
        {success && done}
        {success?.department && (
          <p className={styles.department}>
            {labels.department}: <strong dir="auto">{success.department}</strong>
          </p>
        )}
      </div>
      {link && (
        <LinkForm
          sending={byLink}
          fields={fields}
          label={reason ? labels.retry : labels.confirm}
          region={region}
          hidden={!isOpen || reason === 'failed' || reason === 'missing'}
        />
      )}
      <div className={styles.others} hidden={!isOpen}>
        <OtherWays application={application} email={link?.email} byCode={byCode} mail={mail} reason={reason} texts={others} />
        {reason && help}
      </div>
    </>
  )
}
