import { getTranslations } from '@/lib/i18n/translations'
import { ExternalLink, Link } from '@/components/ui/Link'
import type { Event } from '@/lib/entities/events'
import type { EventStatus } from '@/rules/events'
import type { Locale } from '@/rules/languages'
import { InPhases } from './InPhases'
import { isExternalLink } from '@/rules/link'
import { localHref, primaryAction } from './primary-action'

type Props = { event: Event; locale: Locale; status: EventStatus; page: string; className: string }

/** What the card offers first, in every phase that still comes. */
export async function EventAction({ event, locale, status, page, className }: Props) {
  const t = await getTranslations({ locale })
  return (
    <InPhases status={status} valueIn={(phase) => primaryAction(event, phase, page)}>
      {({ kind, href }) => {
        const text = t(`events.action.${kind}`)
        if (href === null)
          return (
            <a role="link" aria-disabled="true" className={className}>
              {text}
            </a>
          )
        if (!isExternalLink(href))
          return (
            <Link href={localHref(locale, href)} className={className}>
              {text}
            </Link>
          )
        return (
          <ExternalLink href={href} hint={t('common.newTab')} className={className}>
            {text}
          </ExternalLink>
        )
      }}
    </InPhases>
  )
}
