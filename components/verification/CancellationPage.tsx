import { getTranslations } from 'next-intl/server'
import { Link } from '@/components/ui/Link'
import { Static } from '@/components/ui/static/Static'
import { readVerificationLink } from '@/lib/content/verification'
import type { Locale } from '@/lib/i18n/languages'
import { path, routes } from '@/lib/i18n/paths'
import { cancel } from './actions'
import { Cancellation } from './Cancellation'
import { Failure } from './Failure'
import { LanguageSwitch, type Parameters } from './LanguageSwitch'
import { SupportLink } from './SupportLink'
import styles from './Verification.module.css'

type Props = { locale: Locale; parameters: Parameters }

/** Where the link of a registration's mail leads that gives the seat back. */
export async function CancellationPage({ locale, parameters }: Props) {
  const t = await getTranslations({ locale, namespace: 'verification' })
  const link = readVerificationLink(parameters)
  const events = (
    <Link href={path(locale, routes.events)} className="btn btn-ghost">
      {t('registration.action')}
    </Link>
  )
  const help = (
    <p className={styles.actions}>
      <SupportLink locale={locale} />
      {events}
    </p>
  )
  return (
    <div className={`wrap ${styles.page}`}>
      <Static>
        <LanguageSwitch locale={locale} page="registration" parameters={parameters} />
        <h1>{t('registration.title')}</h1>
      </Static>
      <div className={`card ${styles.panel}`}>
        {link ? (
          <Cancellation
            action={cancel}
            link={{ ...link, id: String(link.id) }}
            ask={
              <>
                <h2>{t('registration.askTitle')}</h2>
                <p>{t('registration.askText')}</p>
              </>
            }
            waiting={<p className={styles.waiting}>{t('registration.waiting')}</p>}
            done={
              <>
                <h2>{t('registration.doneTitle')}</h2>
                <p>{t('registration.doneText')}</p>
                <p>{events}</p>
              </>
            }
            help={help}
            labels={{
              confirm: t('registration.confirm'),
              retry: t('retry'),
              title: t('registration.failedTitle'),
              failed: t('verification_failed'),
              error: t('registration.error'),
            }}
          />
        ) : (
          <>
            <Failure title={t('registration.failedTitle')} reason={t('missing_params')} />
            {help}
          </>
        )}
      </div>
    </div>
  )
}
