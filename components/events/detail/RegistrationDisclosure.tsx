'use client'

import { type ReactNode, useRef, useState } from 'react'
import { SentNotice } from '@/components/shared/form/client/SentNotice'
import type { Thanks } from '@/components/shared/form/client/words'
import { REGISTER } from './registration-names'
import { RegistrationForm, type RegistrationProps } from './RegistrationForm'
import { useDisclosure } from './use-disclosure'
import styles from './Registration.module.css'

type Props = RegistrationProps & { legal: ReactNode; disclosure: Record<'register' | 'cancel', string> }

/**
 * The registration form, closed at first: the browser opens and closes it, script or not. What a link to `#register` names stands inside, for a browser
 * opens what encloses the goal of a link. (Requirements, section 4)
 */
export function RegistrationDisclosure({ disclosure, ...props }: Props) {
  const panel = useRef<HTMLDetailsElement>(null)
  const summary = useRef<HTMLElement>(null)
  const { asked, closed, show, onToggle } = useDisclosure(panel, REGISTER)
  const [isFull, setFull] = useState(props.isWaitingList)
  const [sent, setSent] = useState<Thanks>()
  return (
    <>
      {sent && <SentNotice id="registration" thanks={sent} className={styles.sent} />}
      <details
        ref={panel}
        className={styles.disclosure}
        // The browser opens it for a link before React comes.
        suppressHydrationWarning
        onToggle={() => {
          onToggle()
          if (panel.current?.open) setSent(undefined)
        }}
      >
        <summary ref={summary} className={`btn ${styles.summary}`}>
          <span>{isFull ? props.labels.joinWaitingList : disclosure.register}</span>
          <span>{disclosure.cancel}</span>
        </summary>
        <div id={REGISTER} className={styles.form}>
          <RegistrationForm
            {...props}
            labelledBy="register-title"
            asked={asked}
            closed={closed}
            onBegun={() => show(true)}
            onFull={() => setFull(true)}
            onSent={(thanks) => {
              show(false)
              setSent(thanks)
            }}
            actions={
              <button
                type="button"
                className={`btn btn-ghost ${styles.cancel}`}
                onClick={() => {
                  show(false)
                  summary.current?.focus()
                }}
              >
                {disclosure.cancel}
              </button>
            }
          />
        </div>
      </details>
    </>
  )
}
