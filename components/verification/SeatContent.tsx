import { getTranslations } from '@/lib/i18n/translations'
import { LanguageSwitch } from '@/components/shared/LanguageSwitch'
import { Link } from '@/components/ui/Link'
import { readVerificationLink } from '@/lib/content/verification'
import type { Answer } from '@/lib/forms/verification/answer'
import { pageOf, type Parameters, receiverOf, type SeatPage } from '@/lib/forms/verification/pages'
import { textOf } from '@/lib/forms/verification/words'
import { path, routes } from '@/lib/i18n/paths'
import type { Locale } from '@/rules/languages'
import { Failure } from './Failure'
import { LinkForm } from './LinkForm'
import { SupportLink } from './SupportLink'
import { Views } from './Views'
import styles from './Verification.module.css'

/** It was done now, or before. */
const DONE = ['done', 'used'] as const

type Props = { locale: Locale; page: SeatPage; parameters: Parameters; answer: Answer | null }

/**
 * Where the links of a registration's mails lead that give its seat back, or take the one that is offered: by a button, as whoever opens
 * them may only want to look.
 */
export async function SeatContent({ locale, page, parameters, answer }: Props) {
  const t = await getTranslations({ locale, namespace: 'verification' })
  const link = readVerificationLink(parameters)
  const given: Answer | null = link ? answer : { by: 'link', state: 'missing' }
  const done = DONE.find((state) => state === given?.state)
  const hasFailed = given !== null && !done
  const reason = hasFailed ? await textOf(locale, page, given) : ''
  const events = (
    <Link href={path(locale, routes.events)} className="btn btn-ghost">
      {t(`${page}.action`)}
    </Link>
  )
  return (
    <div className={`wrap ${styles.page}`}>
      <LanguageSwitch locale={locale} addressIn={(code) => pageOf(code, page, parameters)} />
      <h1>{t(`${page}.title`)}</h1>
      <div className={`card ${styles.panel}`} data-verification="">
        <Views
          told={done ? { state: done } : hasFailed ? { state: 'failure', reason } : { state: 'ask' }}
          isAnswer={answer !== null}
          ask={
            <>
              <h2>{t(`${page}.askTitle`)}</h2>
              <p>{t(`${page}.askText`)}</p>
            </>
          }
          waiting={t(`${page}.waiting`)}
          done={() => (
            <>
              <h2>{t(`${page}.doneTitle`)}</h2>
              <p>{t(`${page}.doneText`)}</p>
              <p>{events}</p>
            </>
          )}
          used={
            <>
              <h2>{t(`${page}.usedTitle`)}</h2>
              <p>{t(`${page}.usedText`)}</p>
              <p>{events}</p>
            </>
          }
          failure={(text) => <Failure title={t(`${page}.failedTitle`)} reason={text} />}
          lost={t(`${page}.error`)}
        />
        {link && (
          <LinkForm
            action={receiverOf(locale, page, parameters)}
            confirm={t(`${page}.confirm`)}
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
