import { type RefObject, useEffect, useRef, useState } from 'react'
import { Dialog } from '@/components/ui/dialog/Dialog'
import { useModal } from '@/components/ui/dialog/use-modal'
import { LaterOffer } from './LaterOffer'
import { SentText } from './SentNotice'
import type { ActionFormApi } from './use-action-form'
import type { DialogWords, Thanks } from './words'
import styles from '../form.module.css'

/** Between 'Retry' and sending again, in milliseconds. (Requirements, section 9) */
const RETRY_DELAY = 300

/** Why something was not taken: in words, or null for those of the dialog. */
export type Failure = { text: string | null; canRetry: boolean }

/** What the dialog about a failure says, while it says something. */
export function useFailure() {
  const [failure, setFailure] = useState<Failure>()
  return { failure, fail: setFailure, dismiss: () => setFailure(undefined) }
}

type Props = { form: ActionFormApi; words: DialogWords; thanks: Thanks; failed: ReturnType<typeof useFailure> }

/** What opens when an application was sent, or could not be. What it says takes the focus, so that it is spoken as a whole. (Requirements, sections 2 and 8) */
export function SubmissionDialogs({ form, words, thanks, failed: { failure, dismiss } }: Props) {
  const { id, sent } = form
  const sentDialog = useRef<HTMLDialogElement>(null)
  const failedDialog = useRef<HTMLDialogElement>(null)
  const sentText = useRef<HTMLDivElement>(null)
  const failedText = useRef<HTMLDivElement>(null)
  /** What follows when a dialog has been closed. */
  const next = useRef<() => void>(undefined)
  const follow = (otherwise: () => void) => {
    const run = next.current ?? otherwise
    next.current = undefined
    run()
  }
  useModal(sentDialog, sent !== undefined, () => follow(form.leaveSent))
  useModal(failedDialog, failure !== undefined, () =>
    follow(() => {
      dismiss()
      form.focusButton()
    }),
  )
  useEffect(() => {
    if (sent) sentText.current?.focus()
    if (failure) failedText.current?.focus()
  }, [sent, failure])

  const closeAnd = (dialog: RefObject<HTMLDialogElement | null>, run: () => void) => {
    next.current = run
    dialog.current?.close()
  }
  const back = { closeLabel: words.close, closeHref: `#${id}-form` }
  const close = (
    <button type="button" className="btn btn-ghost" data-close="">
      {words.close}
    </button>
  )
  const retry = () => {
    dismiss()
    form.focusButton()
    setTimeout(form.submit, RETRY_DELAY)
  }
  const keep = () => {
    dismiss()
    form.keepLater()
  }
  const spoken = (name: string) => ({ tabIndex: -1, role: 'group', 'aria-labelledby': `${id}-${name}-title`, 'aria-describedby': `${id}-${name}-text` })
  return (
    <>
      <Dialog ref={sentDialog} id={`${id}-sent`} title={thanks.title} {...back}>
        <div ref={sentText} id={`${id}-sent-text`} className={styles.sentText} {...spoken('sent')}>
          {sent && <SentText thanks={thanks} sent={sent} onCorrect={() => closeAnd(sentDialog, form.correct)} />}
        </div>
        <div className={styles.dialogActions}>{close}</div>
      </Dialog>
      <Dialog ref={failedDialog} id={`${id}-failed`} title={words.failedTitle} {...back}>
        <div ref={failedText} id={`${id}-failed-text`} {...spoken('failed')}>
          <p>{failure?.text ?? words.failed}</p>
        </div>
        <LaterOffer form={form} onKeep={() => closeAnd(failedDialog, keep)} />
        <div className={styles.dialogActions}>
          {failure?.canRetry && (
            <button type="button" className="btn" onClick={() => closeAnd(failedDialog, retry)}>
              {words.retry}
            </button>
          )}
          {close}
        </div>
      </Dialog>
    </>
  )
}
