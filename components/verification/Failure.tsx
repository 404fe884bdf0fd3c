import { getTranslations } from 'next-intl/server'
import { ExternalLink, Link } from '@/components/ui/Link'
import type { Application } from '@/lib/content/verification'
import type { Locale } from '@/lib/i18n/languages'
import { path, routes } from '@/lib/i18n/paths'
import styles from './Verification.module.css'

type Props = {
  locale: Locale
  application: Application
  reason: 'missing_params' | 'verification_failed' | 'verification_error'
  /** The chat, where the initiative has one. */
  support: string | null
}

/** Why an address could not be confirmed, and what helps. (Specification, section 8) */
export async function Failure({ locale, application, reason, support }: Props) {
  const t = await getTranslations({ locale })
  const isVolunteer = application === 'project-submission'
  return (
    <>
      <h2>{t('verification.failedTitle')}</h2>
      <p className={styles.reason}>{t(`verification.${reason}`)}</p>
      <h3>{t('verification.help')}</h3>
      <ul>
        <li>{t('verification.help1')}</li>
        <li>{t('verification.help2')}</li>
        <li>{t('verification.help3')}</li>
      </ul>
      <p className={styles.actions}>
        {support ? (
          <ExternalLink href={support} className="btn btn-ghost" hint={t('common.newTab')}>
            {t('verification.support')}
          </ExternalLink>
        ) : (
          <Link href={path(locale, routes.contact)} className="btn btn-ghost">
            {t('verification.contact')}
          </Link>
        )}
        {isVolunteer && (
          <Link href={path(locale, routes.home)} className="btn btn-ghost">
            {t('verification.project-submission.action')}
          </Link>
        )}
      </p>
    </>
  )
}
