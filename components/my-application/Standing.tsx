import type { Shown } from '@/lib/content/private-page'
import { answerBy } from '@/lib/forms/private-page/promise'
import { formatDate } from '@/lib/i18n/format'
import { getTranslations } from '@/lib/i18n/translations'
import type { Locale } from '@/rules/languages'
import styles from './private.module.css'

type Props = { locale: Locale; shown: Shown }

/** States in which an answer of ours is still to come. */
const OPEN = ['review', 'received'] as const

/** What comes next: for who waits for an answer until when, and what holds when that is over. */
async function nextOf({ locale, shown: { form, state, since, until } }: Props): Promise<string> {
  const next = await getTranslations({ locale, namespace: 'privatePage.next' })
  const open = OPEN.find((known) => known === state)
  if (!open) return next(state, { until: until ?? '', date: formatDate(locale, since) ?? '' })
  const by = answerBy(form, new Date(since))
  if (!by) return next('unpromised')
  return by.getTime() < Date.now() ? next('late') : next(open, { date: formatDate(locale, by) ?? '' })
}

/** How things stand with what was sent, and what comes next. */
export async function Standing({ locale, shown }: Props) {
  const [t, next] = await Promise.all([getTranslations({ locale, namespace: 'privatePage' }), nextOf({ locale, shown })])
  const { form, state, event, reason } = shown
  return (
    <>
      <h2 id="standing">{t(`states.${state}`, { what: t(`titles.${form}`) })}</h2>
      <p>{next}</p>
      {event && (
        <dl className={styles.facts}>
          <div>
            <dt>{t('when')}</dt>
            <dd>
              <bdi>{event.date}</bdi>
            </dd>
          </div>
          <div>
            <dt>{t('where')}</dt>
            <dd>
              <bdi>{event.place}</bdi>
            </dd>
          </div>
        </dl>
      )}
      {reason && (
        <blockquote className={styles.reason} dir="auto">
          {reason}
        </blockquote>
      )}
    </>
  )
}
