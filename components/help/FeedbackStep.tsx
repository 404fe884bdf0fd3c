import { getTranslations } from '@/lib/i18n/translations'
import type { ReactNode } from 'react'
import { FEEDBACK_STEPS } from '@/lib/forms/feedback/steps'
import type { Locale } from '@/rules/languages'
import styles from './Feedback.module.css'

type Props = {
  locale: Locale
  number: keyof typeof FEEDBACK_STEPS
  title: string
  /** Of the heading. */
  level: 'h2' | 'h3'
  /** Whether there is nothing in it without script. */
  isScripted?: boolean
  children: ReactNode
}

/** A part of the form; with script a step of it, whose heading takes the focus and says which one it is. */
export async function FeedbackStep({ locale, number, title, level: Heading, isScripted = false, children }: Props) {
  const t = await getTranslations({ locale, namespace: 'forms.feedback' })
  const id = `feedback-step-${number}`
  return (
    <section className={styles.step} aria-labelledby={id} hidden={isScripted} data-step={number}>
      <Heading id={id} tabIndex={-1}>
        <span className={styles.count} data-step-count="" hidden>
          {t('step', { step: number, count: Object.keys(FEEDBACK_STEPS).length })}{' '}
        </span>
        {title}
      </Heading>
      {children}
    </section>
  )
}
