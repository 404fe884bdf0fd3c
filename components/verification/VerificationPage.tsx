import { getTranslations } from 'next-intl/server'
import { Static } from '@/components/ui/static/Static'
import { type Application, readVerificationLink } from '@/lib/content/verification'
import type { Locale } from '@/lib/i18n/languages'
import { confirmByCode, confirmByLink, requestMail } from './actions'
import { Help } from './Help'
import { LanguageSwitch, type Parameters } from './LanguageSwitch'
import { NextSteps } from './NextSteps'
import { otherWaysTexts } from './texts'
import { Verification } from './Verification'
import styles from './Verification.module.css'

type Props = { locale: Locale; application: Application; parameters: Parameters }

/** Where the link of a verification mail leads. (Specification, section 2) */
export async function VerificationPage({ locale, application, parameters }: Props) {
  const [t, others] = await Promise.all([getTranslations({ locale, namespace: 'verification' }), otherWaysTexts(locale)])
  const link = readVerificationLink(parameters)
  return (
    <div className={`wrap ${styles.page}`}>
      <Static>
        <LanguageSwitch locale={locale} page={application} parameters={parameters} />
        <h1>{t(`${application}.title`)}</h1>
      </Static>
      <div className={`card ${styles.panel}`}>
        <Verification
          actions={{ byLink: confirmByLink, byCode: confirmByCode, mail: requestMail }}
          application={application}
          link={link && { ...link, id: String(link.id) }}
          ask={
            <>
              <h2>{t('askTitle')}</h2>
              <p>{t('askText')}</p>
            </>
          }
          waiting={<p className={styles.waiting}>{t('waiting')}</p>}
          done={<NextSteps locale={locale} application={application} />}
          help={<Help locale={locale} application={application} />}
          reasons={{ failed: t('verification_failed'), error: t('verification_error'), missing: t('missing_params') }}
          labels={{ confirm: t('confirm'), retry: t('retry'), department: t('departmentLabel'), failed: t('failedTitle') }}
          others={others}
        />
      </div>
    </div>
  )
}
