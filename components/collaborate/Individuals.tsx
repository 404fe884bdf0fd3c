import { getTranslations } from '@/lib/i18n/translations'
import { Link } from '@/components/ui/Link'
import { path, routes } from '@/lib/i18n/paths'
import { ByMail } from './ByMail'
import type { TabProps } from './CollaborationPage'
import { proposalProps } from './form-props'
import { MailLink } from './MailLink'
import { Place } from './Place'
import { ProposalForm } from './ProposalForm'
import guide from './Guide.module.css'
import styles from './Individuals.module.css'

const STEPS = ['prepare', 'comply', 'submit', 'review', 'agree', 'implement'] as const
const POINTS = ['first', 'second', 'third'] as const

/** How somebody's idea becomes a project, step by step, and where to send the proposal. */
export async function Individuals({ locale, email }: TabProps) {
  const t = await getTranslations({ locale, namespace: 'collaborate.individuals' })
  const toTemplate = (
    <Link href={path(locale, routes.projectTemplate)} className="btn btn-ghost">
      {t('templateAction')}
    </Link>
  )
  return (
    <>
      <section className={guide.guide} aria-labelledby="guide-title">
        <div className={guide.head}>
          <h2 id="guide-title">{t('title')}</h2>
          <p>{t('intro')}</p>
        </div>
        <ol className={styles.steps}>
          {STEPS.map((step) => (
            <li key={step} className={styles.step}>
              <h3>{t(`steps.${step}.title`)}</h3>
              <p>{t(`steps.${step}.text`)}</p>
              <ul>
                {POINTS.map((point) => (
                  <li key={point}>{t(`steps.${step}.points.${point}`)}</li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
        <aside className={`${guide.beside} ${styles.help}`} aria-labelledby="need-help">
          <h3 id="need-help">{t('helpTitle')}</h3>
          <p>{t('helpText')}</p>
          <MailLink locale={locale} email={email} subject={t('mailSubject')} />
        </aside>
      </section>
      <Place id="proposal" title={t('proposalTitle')} text={t('proposalText')}>
        {toTemplate}
        <ProposalForm {...(await proposalProps({ locale }))} labelledBy="proposal-heading" />
        <ByMail locale={locale} email={email} subject={t('mailSubject')} />
      </Place>
    </>
  )
}
