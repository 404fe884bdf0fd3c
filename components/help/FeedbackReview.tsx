import { useWatch } from 'react-hook-form'
import { useFormApi } from '@/components/shared/form/client/form-context'
import styles from './Feedback.module.css'

type Props = { labels: Record<'category' | 'sender' | 'subject' | 'message' | 'nobody', string>; categories: Readonly<Record<string, string>> }

/** What will be sent, to read once more. (Requirements, section 4) */
export function FeedbackReview({ labels, categories }: Props) {
  const { form } = useFormApi()
  const { category, isAnonymous, email, subject, message } = useWatch({ control: form.control })
  const lines = [
    [labels.category, categories[String(category)]],
    [labels.sender, isAnonymous === 'true' ? labels.nobody : email],
    [labels.subject, subject],
    [labels.message, message],
  ] as const
  return (
    <dl className={styles.review}>
      {lines.map(([label, text]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd dir="auto">{text}</dd>
        </div>
      ))}
    </dl>
  )
}
