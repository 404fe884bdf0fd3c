'use client'

import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useWatch } from 'react-hook-form'
import { ActionForm } from '@/components/shared/form/client/ActionForm'
import { CheckboxField } from '@/components/shared/form/client/fields/CheckboxField'
import { EmailField } from '@/components/shared/form/client/fields/EmailField'
import { RadioField } from '@/components/shared/form/client/fields/RadioField'
import { TextArea } from '@/components/shared/form/client/fields/TextArea'
import { TextField } from '@/components/shared/form/client/fields/TextField'
import { LaterOffer } from '@/components/shared/form/client/LaterOffer'
import { SentNotice } from '@/components/shared/form/client/SentNotice'
import { useActionForm } from '@/components/shared/form/client/use-action-form'
import { sendFeedback } from '@/lib/forms/actions'
import type { feedbackProps } from './feedback-props'
import { FeedbackReview } from './FeedbackReview'
import styles from './Feedback.module.css'

/** Who stays anonymous gives no address: the server puts that of the organization there. */
const rules = async () => (await import('@/rules/forms/feedback')).feedbackRules(() => null)

const FIELDS = ['category', 'isAnonymous', 'email', 'subject', 'message'] as const

/** The fields of each step; the last one has the captcha alone. (Requirements, sections 4 and 5) */
const STEPS = [['category', 'isAnonymous', 'email'], ['subject', 'message'], []] as const satisfies (typeof FIELDS)[number][][]

const LAST = STEPS.length - 1

/** These are said beside the button, and the step stays; anything else takes the place of the form. (Requirements, section 8) */
const CAPTCHA_PROBLEMS = ['captcha_required', 'captcha_unfinished', 'captcha_failed', 'confirm']

type Props = Awaited<ReturnType<typeof feedbackProps>>

/**
 * Feedback, named or anonymous. Without script, and when it came back, it is one page with all fields; script leads through it in three steps, of
 * which the last one shows what will be sent. (Requirements, sections 4 and 5)
 */
export function FeedbackForm({ locale, words, labels, longest, thanks, posted, steps }: Props) {
  /** From 0; null while it is one page. */
  const [step, setStep] = useState<number | null>(null)
  /** Why it was not sent, in the place of the form. */
  const [failure, setFailure] = useState<string>()
  const [captcha, setCaptcha] = useState('')
  const headings = useRef<(HTMLHeadingElement | null)[]>([])
  const captchaLine = useRef<HTMLParagraphElement>(null)
  const failureBox = useRef<HTMLDivElement>(null)
  const form = useActionForm({
    name: 'feedback',
    locale,
    action: sendFeedback,
    rules,
    words,
    fields: FIELDS,
    posted,
    onBegun: () => setFailure(undefined),
    onProblem: (problem, text) => {
      if (!CAPTCHA_PROBLEMS.includes(problem)) setFailure(text)
      else if (step === null) return false
      else setCaptcha(text)
      return true
    },
  })
  const isAnonymous = useWatch({ control: form.form.control, name: 'isAnonymous' })
  const isEnded = form.sent !== undefined || failure !== undefined

  const go = (to: number) => {
    flushSync(() => setStep(posted ? null : to))
    headings.current[to]?.focus()
  }
  const next = async (from: number) => {
    if (await form.form.trigger([...(STEPS[from] ?? [])], { shouldFocus: true })) go(from + 1)
  }
  /** Back to the first step, with everything kept; what was sent is empty. */
  const restart = () => {
    setFailure(undefined)
    form.again(() => go(0))
  }
  const begin = useEffectEvent(() => {
    // What came back stays one page, so that all of its errors are in sight.
    if (posted) return
    const at = STEPS.findIndex((names) => names.some((name) => document.activeElement?.getAttribute('name') === name))
    setStep(Math.max(at, 0))
  })
  const showWrong = useEffectEvent((first: string) => {
    const at = STEPS.findIndex((names) => names.some((name) => name === first))
    if (step === null || at < 0 || at === step) return
    flushSync(() => setStep(at))
    form.focusField(first)
  })
  useEffect(() => queueMicrotask(() => begin()), [])
  const [first] = form.told.names
  useEffect(() => {
    // After the form has set the focus, which fails in a step that is hidden.
    if (first !== undefined) setTimeout(() => showWrong(first))
  }, [form.told, first])
  useEffect(() => captchaLine.current?.focus(), [captcha])
  useEffect(() => failureBox.current?.focus(), [failure])
  const hideAddressErrors = useEffectEvent(() => form.form.clearErrors('email'))
  useEffect(() => hideAddressErrors(), [isAnonymous])

  const submit = (event: FormEvent) => {
    setCaptcha('')
    if (step === null || step === LAST) return form.bind.onSubmit(event)
    // Enter in a field of an earlier step goes on to the next one.
    event.preventDefault()
    void next(step)
  }
  const Heading = posted ? 'h2' : 'h3'
  const part = (number: number, title: string, children: ReactNode) => (
    <section className={styles.step} aria-labelledby={`feedback-step-${number + 1}`} hidden={step === null ? number === LAST : number !== step}>
      <Heading id={`feedback-step-${number + 1}`} tabIndex={-1} ref={(heading: HTMLHeadingElement | null) => void (headings.current[number] = heading)}>
        {step !== null && <span className={styles.count}>{steps[number]} </span>}
        {title}
      </Heading>
      {children}
    </section>
  )
  return (
    <div className={styles.feedback}>
      <ActionForm
        form={{ ...form, bind: { ...form.bind, onSubmit: submit } }}
        submit={labels.submit}
        labelledBy={posted ? undefined : 'feedback-title'}
        isHidden={isEnded}
        hasSubmit={step === null || step === LAST}
        actions={
          step !== null && (
            <>
              {step < LAST && (
                <button type="button" className="btn" onClick={() => void next(step)}>
                  {labels.next}
                </button>
              )}
              {step > 0 && (
                <button type="button" className="btn btn-ghost" onClick={() => go(step - 1)}>
                  {labels.back}
                </button>
              )}
            </>
          )
        }
      >
        {part(
          0,
          labels.about,
          <>
            <RadioField
              name="category"
              label={labels.category}
              options={Object.entries(labels.categories).map(([value, label]) => ({ value, label }))}
              required
            />
            <CheckboxField name="isAnonymous" label={labels.anonymous} />
            <div className={styles.email}>
              <EmailField name="email" label={labels.email} hint={labels.emailHint} required />
            </div>
          </>,
        )}
        {part(
          1,
          labels.words,
          <>
            <TextField name="subject" label={labels.subject} required />
            <TextArea name="message" label={labels.message} hint={`${labels.messageHint} ${longest.text}`} maxLength={longest.characters} required />
          </>,
        )}
        {part(
          LAST,
          labels.check,
          <>
            <FeedbackReview labels={labels} categories={labels.categories} />
            <p className={styles.security}>{labels.security}</p>
            {captcha && (
              <p ref={captchaLine} className={styles.captcha} role="alert" tabIndex={-1}>
                {captcha}
              </p>
            )}
          </>,
        )}
      </ActionForm>
      {form.sent && (
        <SentNotice id="feedback" thanks={thanks} sent={form.sent}>
          <button type="button" className="btn" onClick={restart}>
            {labels.another}
          </button>
        </SentNotice>
      )}
      {failure !== undefined && (
        <div ref={failureBox} className={`${styles.end} ${styles.failed}`} role="alert" tabIndex={-1}>
          <h3>{labels.failed}</h3>
          <p>{failure}</p>
          <LaterOffer form={form} onKeep={form.keepLater} />
          <button type="button" className="btn" onClick={restart}>
            {labels.again}
          </button>
        </div>
      )}
    </div>
  )
}
