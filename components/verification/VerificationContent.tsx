import { getTranslations } from '@/lib/i18n/translations'
import { LanguageSwitch } from '@/components/shared/LanguageSwitch'
import { type Application, readVerificationLink, type VerificationLink } from '@/lib/content/verification'
import type { Answer, Way } from '@/lib/forms/verification/answer'
import { pageOf, type Parameters, receiverOf } from '@/lib/forms/verification/pages'
import { textOf } from '@/lib/forms/verification/words'
import type { Locale } from '@/rules/languages'
import { Failure } from './Failure'
import { Help } from './Help'
import { LinkForm } from './LinkForm'
import { NextSteps } from './NextSteps'
import { OtherWays } from './OtherWays'
import { Views } from './Views'
import styles from './Verification.module.css'

type Props = { locale: Locale; application: Application; parameters: Parameters; answer: Answer | null }

/** What the link came to: its own answer, or that it is incomplete. */
function linkAnswer(link: VerificationLink | null, answer: Answer | null): Answer | null {
  if (!link) return { by: 'link', state: 'missing' }
  return answer?.by === 'link' ? answer : null
}

/** What helps next. */
function nextWay(given: Answer | null, answer: Answer | null): Way | null {
  if (answer && answer.by !== 'link') return answer.by
  if (given?.state === 'failed') return 'mail'
  return given?.state === 'missing' ? 'code' : null
}

/** What the page of a verification mail's link shows. */
export async function VerificationContent({ locale, application, parameters, answer }: Props) {
  const t = await getTranslations({ locale, namespace: 'verification' })
  const link = readVerificationLink(parameters)
  const action = receiverOf(locale, application, parameters)
  const given = linkAnswer(link, answer)
  const isDone = answer?.state === 'done' && answer.by !== 'mail'
  const hasFailed = given !== null && !isDone
  const reason = hasFailed ? await textOf(locale, application, given) : ''
  const shared = { locale, application }
  return (
    <div className={`wrap ${styles.page}`}>
      <LanguageSwitch locale={locale} addressIn={(code) => pageOf(code, application, parameters)} />
      <h1>{t(`${application}.title`)}</h1>
      <div className={`card ${styles.panel}`} data-verification="">
        <Views
          told={isDone ? { state: 'done', department: answer.department } : hasFailed ? { state: 'failure', reason } : { state: 'ask' }}
          isAnswer={isDone || answer?.by === 'link'}
          ask={
            <>
              <h2>{t('askTitle')}</h2>
              <p>{t('askText')}</p>
            </>
          }
          waiting={t('waiting')}
          done={(department) => <NextSteps {...shared} department={department} />}
          failure={(text) => <Failure title={t('failedTitle')} reason={text} />}
          lost={t('verification_error')}
        />
        {link && (
          <LinkForm
            action={action}
            confirm={t('confirm')}
            retry={t('retry')}
            isRetry={hasFailed}
            isAutomatic={!answer}
            hidden={isDone || given?.state === 'failed'}
          />
        )}
        <div className={styles.others} hidden={isDone} data-others="">
          <OtherWays {...shared} action={action} email={link?.email} answer={answer} open={nextWay(given, answer)} />
          <Help {...shared} hidden={!hasFailed} />
        </div>
      </div>
    </div>
  )
}
