import { getTranslations } from '@/lib/i18n/translations'
import { ByMail } from './ByMail'
import type { TabProps } from './CollaborationPage'
import { partnershipProps } from './form-props'
import { KINDS, KindIcon } from './KindIcon'
import { PartnershipForm } from './PartnershipForm'
import { Place } from './Place'
import styles from './Organizations.module.css'

/** The ways in which organisations work with the initiative, and where to ask for a partnership. */
export async function Organizations({ locale, email }: TabProps) {
  const t = await getTranslations({ locale, namespace: 'collaborate.organizations' })
  return (
    <>
      <section aria-labelledby="kinds-title">
        <h2 id="kinds-title">{t('title')}</h2>
        <p className={styles.intro}>{t('intro')}</p>
        <ul className={styles.kinds} aria-label={t('kindsTitle')}>
          {KINDS.map((kind) => (
            <li key={kind} className={`card ${styles.kind}`}>
              <KindIcon kind={kind} />
              <h3>{t(`kinds.${kind}.title`)}</h3>
              <p>{t(`kinds.${kind}.text`)}</p>
            </li>
          ))}
        </ul>
      </section>
      <Place id="inquiry" title={t('inquiryTitle')} text={t('inquiryText')}>
        <PartnershipForm {...(await partnershipProps({ locale }))} labelledBy="inquiry-heading" />
        <ByMail locale={locale} email={email} subject={t('mailSubject')} />
      </Place>
    </>
  )
}
