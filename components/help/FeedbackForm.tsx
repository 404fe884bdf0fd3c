import { getTranslations } from '@/lib/i18n/translations'
import { CheckboxField } from '@/components/shared/form/fields/checkbox/CheckboxField'
import { Form } from '@/components/shared/form/Form'
import { openForm } from '@/components/shared/form/open-form'
import { RadioField } from '@/components/shared/form/fields/choice/RadioField'
import { TextArea } from '@/components/shared/form/fields/text/TextArea'
import { TextField } from '@/components/shared/form/fields/text/TextField'
import type { FormState } from '@/lib/forms/form'
import { FEEDBACK_CATEGORIES } from '@/rules/forms/feedback'
import type { Locale } from '@/rules/languages'
import { FeedbackEnds } from './FeedbackEnds'
import { FeedbackReview } from './FeedbackReview'
import { FeedbackStep } from './FeedbackStep'
import styles from './Feedback.module.css'

type Props = { locale: Locale; state?: FormState }

/**
 * Feedback, named or anonymous. It is one page with all fields; script leads through it in three steps, of which the last one
 * shows what will be sent. (Requirements, sections 4 and 5)
 */
export async function FeedbackForm({ locale, state }: Props) {
  const [form, t] = await Promise.all([openForm({ name: 'feedback', locale, state }), getTranslations({ locale, namespace: 'forms.feedback' })])
  const categories = FEEDBACK_CATEGORIES.map((value) => ({ value, label: t(`categories.${value}`) }))
  const step = { locale, level: state ? 'h2' : 'h3' } as const
  const actions = (
    <>
      <button type="button" className="btn" data-next="" hidden>
        {t('next')}
      </button>
      <button type="button" className="btn btn-ghost" data-back="" hidden>
        {t('back')}
      </button>
    </>
  )
  return (
    <div className={styles.feedback} data-feedback="">
      <Form form={form} submit={t('submit')} labelledBy={state ? undefined : 'feedback-title'} actions={actions} thanks={false}>
        <FeedbackStep {...step} number={1} title={t('about')}>
          <RadioField form={form} name="category" label={t('category')} options={categories} required />
          <CheckboxField form={form} name="isAnonymous" label={t('anonymous')} />
          <TextField form={form} name="email" type="email" label={t('email')} hint={t('emailHint')} autoComplete="email" required />
        </FeedbackStep>
        <FeedbackStep {...step} number={2} title={t('words')}>
          <TextField form={form} name="subject" label={t('subject')} required />
          <TextArea form={form} name="message" label={t('message')} hint={t('messageHint')} required />
        </FeedbackStep>
        <FeedbackStep {...step} number={3} title={t('check')} isScripted>
          <FeedbackReview locale={locale} />
        </FeedbackStep>
      </Form>
      <FeedbackEnds locale={locale} />
    </div>
  )
}
