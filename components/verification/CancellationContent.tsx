import { getTranslations } from '@/lib/i18n/translations'
import { Link } from '@/components/ui/Link'
import { readVerificationLink } from '@/lib/content/verification'
import type { Answer } from '@/lib/forms/verification/answer'
import { type Parameters, receiverOf } from '@/lib/forms/verification/pages'
import { textOf } from '@/lib/forms/verification/words'
import { path, routes } from '@/lib/i18n/paths'
import type { Locale } from '@/rules/languages'
import { Failure } from './Failure'
import { LanguageSwitch } from './LanguageSwitch'
import { LinkForm } from './LinkForm'
import { SupportLink } from './SupportLink'
import { Views } from './Views'
import styles from './Verification.module.css'

/** It was cancelled now, or before. */
const DONE = ['done', 'used'] as const

type Props = { locale: Locale; parameters: Parameters; answer: Answer | null }

/** Where the link of a registration's mail leads that gives the seat back: by its button, as whoever opens it may only want to look. */
export async function CancellationContent({ locale, parameters, answer }: Props) {
  const t = await getTranslations({ locale, namespace: 'verification' })
  const link = readVerificationLink(parameters)
  const given: Answer | null = link ? answer : { by: 'link', state: 'missing' }
  const done = DONE.find((state) => state === given?.state)
  const hasFailed = given !== null && !done
  const reason = hasFailed ? await textOf(locale, 'registration', given) : ''
  const events = (
    <Link href={path(locale, routes.events)} className="btn btn-ghost">
      {t('registration.action')}
    </Link>
  )
  return (
    <div className={`wrap ${styles.page}`}>
      <LanguageSwitch locale={locale} page="registration" parameters={parameters} />
      <h1>{t('registration.title')}</h1>
      <div className={`card ${styles.panel}`} data-verification="">
        <Views
          told={done ? { state: done } : hasFailed ? { state: 'failure', reason } : { state: 'ask' }}
          isAnswer={answer !== null}
          ask={
            <>
              <h2>{t('registration.askTitle')}</h2>
              <p>{t('registration.askText')}</p>
            </>
          }
          waiting={t('registration.waiting')}
          done={() => (
            <>
              <h2>{t('registration.doneTitle')}</h2>
              <p>{t('registration.doneText')}</p>
              <p>{events}</p>
            </>
          )}
          used={
            <>
              <h2>{t('registration.usedTitle')}</h2>
              <p>{t('registration.usedText')}</p>
              <p>{events}</p>
            </>
          }
          failure={(text) => <Failure title={t('registration.failedTitle')} reason={text} />}
          lost={t('registration.error')}
        />
        {link && (
          <LinkForm
            action={receiverOf(locale, 'registration', parameters)}
            confirm={t('registration.confirm')}
            retry={t('retry')}
            isRetry={hasFailed}
            hidden={Boolean(done) || given?.state === 'failed'}
          />
        )}
        <p className={styles.actions} hidden={!hasFailed} data-help="">
          <SupportLink locale={locale} />
          {events}
        </p>
      </div>
    </div>
  )
}
