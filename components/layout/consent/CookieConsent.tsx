import { getTranslations } from '@/lib/i18n/translations'
import { Link } from '@/components/ui/Link'
import { env } from '@/lib/env'
import { path, routes } from '@/lib/i18n/paths'
import type { Locale } from '@/rules/languages'
import { ConsentBanner } from './ConsentBanner'

type Props = { locale: Locale }

/**
 * Asks what may be stored; without script nothing is stored and nothing is asked. First in the page, so that keyboard and screen reader meet
 * it first; it holds nobody up. (Requirements, section 4)
 */
export async function CookieConsent({ locale }: Props) {
  const t = await getTranslations({ locale, namespace: 'consent' })
  const text = t.rich('text', {
    privacy: (words) => <Link href={path(locale, routes.privacy)}>{words}</Link>,
    terms: (words) => <Link href={path(locale, routes.terms)}>{words}</Link>,
    impressum: (words) => <Link href={path(locale, routes.impressum)}>{words}</Link>,
  })
  const words = {
    title: t('title'),
    acceptAll: t('acceptAll'),
    necessaryOnly: t('necessaryOnly'),
    customize: t('customize'),
    preferences: t('preferences'),
    necessary: t('necessary'),
    necessaryHint: t('necessaryHint'),
    analytics: t('analytics'),
    analyticsHint: t('analyticsHint'),
    save: t('save'),
    back: t('back'),
    saved: t('saved'),
    closed: t('closed'),
  }
  return <ConsentBanner words={words} text={text} script={env().ANALYTICS_SCRIPT} />
}
