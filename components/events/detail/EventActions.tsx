import { getTranslations } from '@/lib/i18n/translations'
import { KeepButton } from '@/components/shared/KeepButton'
import { ShareBar } from '@/components/shared/ShareBar'
import { ShareButton } from '@/components/shared/ShareButton'
import { ExternalLink, Link } from '@/components/ui/Link'
import type { Event } from '@/lib/entities/events'
import type { EventStatus } from '@/rules/events'
import { plainText } from '@/lib/content/rich-text'
import { documentPath, routes } from '@/lib/i18n/paths'
import type { Locale } from '@/rules/languages'
import { InPhases } from '../InPhases'
import { isExternalLink } from '@/rules/link'
import { localHref } from '../primary-action'
import { detailActions } from './detail-actions'
import styles from './EventPage.module.css'

type Props = { event: Event; locale: Locale; status: EventStatus }

/** What can be done now, in every phase that still comes. */
export async function EventActions({ event, locale, status }: Props) {
  const t = await getTranslations({ locale })
  const { slug, title, shortDescription, description } = event
  const shared = {
    locale,
    route: `${routes.events}/${slug}`,
    title: title ?? '',
    shortDescription,
    description: shortDescription ? null : plainText(description),
  }
  return (
    <div className={`no-print ${styles.actions}`}>
      <div className={styles.bare} data-seats="">
        <InPhases status={status} valueIn={(phase) => detailActions(event, phase)}>
          {(actions) =>
            actions.map(({ kind, href }) => {
              const text = t(`events.detail.action.${kind}`)
              return isExternalLink(href) ? (
                <ExternalLink key={kind} href={href} hint={t('common.newTab')} className="btn">
                  {text}
                </ExternalLink>
              ) : (
                <Link key={kind} href={localHref(locale, href)} className="btn">
                  {text}
                </Link>
              )
            })
          }
        </InPhases>
      </div>
      <InPhases status={status} valueIn={(phase) => phase !== 'past' && !event.isCancelled}>
        {(isAhead) =>
          isAhead && (
            <a href={`${documentPath(locale, 'event', slug)}/calendar.ics`} className="btn btn-ghost">
              {t('events.detail.addToCalendar')}
            </a>
          )
        }
      </InPhases>
      <ShareButton {...shared} />
      <KeepButton locale={locale} />
      <noscript>
        <ShareBar {...shared} />
      </noscript>
    </div>
  )
}
