import type { Shown } from '@/lib/content/private-page'
import type { Answer } from '@/lib/forms/private-page/answer'
import { formatDate } from '@/lib/i18n/format'
import { getTranslations } from '@/lib/i18n/translations'
import type { Locale } from '@/rules/languages'
import { Deeds } from './Deeds'
import { Facts } from './Facts'
import { Standing } from './Standing'
import { Ticket } from './Ticket'
import styles from './private.module.css'

type Props = { locale: Locale; link: string; shown: Shown; answer: Answer | null }

/** What somebody has sent: which it is, how things stand, what it says, and what can be done about it. */
export async function Submission({ locale, link, shown, answer }: Props) {
  const t = await getTranslations({ locale, namespace: 'privatePage' })
  const { title, reference, sentAt, expiresAt } = shown
  return (
    <>
      <section className={`card ${styles.panel}`} aria-labelledby="standing">
        <dl className={styles.facts}>
          {title && (
            <div>
              <dt>{t('about')}</dt>
              <dd>
                <bdi>{title}</bdi>
              </dd>
            </div>
          )}
          <div>
            <dt>{t('reference')}</dt>
            <dd>
              <bdi dir="ltr">{reference}</bdi>
            </dd>
          </div>
          <div>
            <dt>{t('sentAt')}</dt>
            <dd>{formatDate(locale, sentAt)}</dd>
          </div>
        </dl>
        <Standing locale={locale} shown={shown} />
        {shown.ticket && <Ticket locale={locale} ticket={shown.ticket} />}
      </section>
      <Facts locale={locale} shown={shown} />
      <Deeds locale={locale} link={link} shown={shown} answer={answer} />
      <p className={styles.small}>{t('linkLasts', { date: formatDate(locale, expiresAt) ?? '' })}</p>
    </>
  )
}
