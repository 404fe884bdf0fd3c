import { getTranslations } from 'next-intl/server'
import { Static } from '@/components/ui/static/Static'
import { type Application, readVerificationLink } from '@/lib/content/verification'
import type { Locale } from '@/lib/i18n/languages'
import { confirmAddress } from './confirm'
import { Confirmation } from './Confirmation'
import { Failure } from './Failure'
import { LanguageSwitch, type Parameters } from './LanguageSwitch'
import { NextSteps } from './NextSteps'
import { supportLink } from './support'
import styles from './Verification.module.css'

type Props = { locale: Locale; application: Application; parameters: Parameters }

/** Where the link of a verification mail leads. (Specification, section 2) */
export async function VerificationPage({ locale, application, parameters }: Props) {
  const [t, support] = await Promise.all([getTranslations({ locale, namespace: 'verification' }), supportLink(locale)])
  const link = readVerificationLink(parameters)
  const failure = (reason: 'missing_params' | 'verification_failed' | 'verification_error') => (
    <Failure locale={locale} application={application} reason={reason} support={support} />
  )
  return (
    <div className={`wrap ${styles.page}`}>
      <Static>
        <LanguageSwitch locale={locale} application={application} parameters={parameters} />
        <h1>{t(`${application}.title`)}</h1>
      </Static>
      {link === null ? (
        <Static className={`card ${styles.panel}`}>{failure('missing_params')}</Static>
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
            answers={{
              verified: <NextSteps locale={locale} application={application} />,
              failed: failure('verification_failed'),
              error: failure('verification_error'),
              missing: failure('missing_params'),
            }}
            labels={{ confirm: t('confirm'), retry: t('retry'), department: t('departmentLabel') }}
          />
        </div>
      )}
    </div>
  )
}
