import { getTranslations } from '@/lib/i18n/translations'
import { Icon } from '@/components/ui/Icon'
import { Link } from '@/components/ui/Link'
import { path, routes } from '@/lib/i18n/paths'
import type { Locale } from '@/rules/languages'
import { mailTo } from './mail-to'
import styles from './collaborate.module.css'

type Props = {
  locale: Locale
  email: string | null
  subject: string
  /** Whether something else is meant to be pressed first. */
  isSecond?: boolean
}

/** The way to write to the initiative: by e-mail, or through the help center when no address is published. */
export async function MailLink({ locale, email, subject, isSecond = false }: Props) {
  const style = isSecond ? 'btn btn-ghost' : 'btn'
  const t = await getTranslations({ locale, namespace: 'collaborate' })
  if (!email) {
    return (
      <Link href={path(locale, routes.contact)} className={style}>
        {t('noMail')}
      </Link>
    )
  }
  return (
    <div className={styles.mail}>
      <a href={mailTo(email, subject)} className={style}>
        <Icon name="mail" />
        {t('write')}
      </a>
      <bdi dir="ltr">{email}</bdi>
    </div>
  )
}
