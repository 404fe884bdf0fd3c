import { getTranslations } from '@/lib/i18n/translations'
import type { Locale } from '@/rules/languages'
import styles from './Feedback.module.css'

const REVIEWED = ['category', 'sender', 'subject', 'message'] as const

/** What will be sent, to read once more, and the captcha, which asks nothing of a person. (Requirements, section 4) */
export async function FeedbackReview({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'forms.feedback' })
  return (
    <>
      <dl className={styles.review}>
        {REVIEWED.map((name) => (
          <div key={name}>
            <dt>{t(name)}</dt>
            <dd dir="auto" data-review={name} data-nobody={name === 'sender' ? t('nobody') : undefined} />
          </div>
        ))}
      </dl>
      <p className={styles.security}>{t('security')}</p>
      <p className={styles.captcha} role="alert" tabIndex={-1} data-captcha="" />
    </>
  )
}
