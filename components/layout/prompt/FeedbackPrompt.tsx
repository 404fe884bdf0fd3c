import { getTranslations } from '@/lib/i18n/translations'
import { Link } from '@/components/ui/Link'
import { path, routes } from '@/lib/i18n/paths'
import type { Locale } from '@/rules/languages'
import styles from './FeedbackPrompt.module.css'

type Props = { locale: Locale }

/** Asks for feedback, without taking the focus; `enhance/prompt.ts` shows it when it is time. (Requirements, section 4) */
export async function FeedbackPrompt({ locale }: Props) {
  const t = await getTranslations({ locale, namespace: 'prompt' })
  return (
    <div role="status">
      <section
        id="feedback-prompt"
        role="dialog"
        className={`no-print ${styles.toast}`}
        aria-labelledby="feedback-prompt-title"
        aria-describedby="feedback-prompt-text"
        hidden
      >
        <h2 id="feedback-prompt-title">{t('title')}</h2>
        <p id="feedback-prompt-text">{t('text')}</p>
        <p className={styles.actions}>
          <Link href={path(locale, routes.feedback)} className="btn" data-prompt="given" data-arrive="0">
            {t('give')}
          </Link>
          <button type="button" className="btn btn-ghost" data-prompt="dismissed">
            {t('notNow')}
          </button>
        </p>
      </section>
    </div>
  )
}
