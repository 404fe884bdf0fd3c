import { getTranslations } from 'next-intl/server'
import { Static } from '@/components/ui/static/Static'
import { type Application, readVerificationLink } from '@/lib/content/verification'
import type { Locale } from '@/lib/i18n/languages'
import { confirmAddress } from './confirm'
import { Confirmation } from './Confirmation'
import { Failure } from './Failure'
import { Help } from './Help'
import { LanguageSwitch, type Parameters } from './LanguageSwitch'
import { NextSteps } from './NextSteps'
import styles from './Verification.module.css'

type Props = { locale: Locale; application: Application; parameters: Parameters }

/** Where the link of a verification mail leads. (Specification, section 2) */
export async function VerificationPage({ locale, application, parameters }: Props) {
  const t = await getTranslations({ locale, namespace: 'verification' })
  const link = readVerificationLink(parameters)
  const help = <Help locale={locale} application={application} />
  return (
    <div className={`wrap ${styles.page}`}>
      <Static>
        <LanguageSwitch locale={locale} application={application} parameters={parameters} />
        <h1>{t(`${application}.title`)}</h1>
      </Static>
      {link === null ? (
        <Static className={`card ${styles.panel}`}>
          <Failure title={t('failedTitle')} reason={t('missing_params')}>
            {help}
          </Failure>
        </Static>
      ) : (
        <div className={`card ${styles.panel}`}>
          <Confirmation
            confirm={confirmAddress}
            fields={{ application, email: link.email, token: link.token, id: String(link.id) }}
            ask={
              <>
                <h2>{t('askTitle')}</h2>
                <p>{t('askText')}</p>
              </>
            }
            waiting={<p className={styles.waiting}>{t('waiting')}</p>}
            verified={<NextSteps locale={locale} application={application} />}
            help={help}
            reasons={{ failed: t('verification_failed'), error: t('verification_error'), missing: t('missing_params') }}
            labels={{ confirm: t('confirm'), retry: t('retry'), department: t('departmentLabel'), failed: t('failedTitle') }}
          />
        </div>
      )}
    </div>
  )
}
