import { getTranslations } from '@/lib/i18n/translations'
import type { Locale } from '@/rules/languages'
import { MailLink } from './MailLink'
import styles from './collaborate.module.css'

type Props = { locale: Locale; email: string | null; subject: string }

/** The second way beside a form, for those who would rather write. */
export async function ByMail({ locale, ...mail }: Props) {
  const t = await getTranslations({ locale, namespace: 'collaborate' })
  return (
    <div className={styles.byMail}>
      <p>{t('byMail')}</p>
      <MailLink locale={locale} {...mail} isSecond />
    </div>
  )
}
