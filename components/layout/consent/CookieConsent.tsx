import { getTranslations } from '@/lib/i18n/translations'
import { Link } from '@/components/ui/Link'
import { env } from '@/lib/env'
import { path, routes } from '@/lib/i18n/paths'
import type { Locale } from '@/rules/languages'
import { Toggle } from './Toggle'
import styles from './CookieConsent.module.css'

type Props = { locale: Locale }

/**
 * Asks what may be stored. Hidden until `enhance/consent.ts` finds that there is no choice; without script nothing is stored and
 * nothing is asked. First in the page, so that keyboard and screen reader meet it first; it holds nobody up. (Requirements, section 4)
 */
export async function CookieConsent({ locale }: Props) {
  const t = await getTranslations({ locale, namespace: 'consent' })
  return (
    <section
      id="consent"
      className={`no-print ${styles.banner}`}
      tabIndex={-1}
      aria-labelledby="consent-title"
      data-view="question"
      data-analytics={env().ANALYTICS_SCRIPT || undefined}
    >
      <div className={`wrap ${styles.question}`}>
        <div>
          {/* No heading: the first one of a page is its title. */}
          <p id="consent-title" className={styles.title}>
            {t('title')}
          </p>
          <p>
            {t.rich('text', {
              privacy: (words) => <Link href={path(locale, routes.privacy)}>{words}</Link>,
              terms: (words) => <Link href={path(locale, routes.terms)}>{words}</Link>,
              impressum: (words) => <Link href={path(locale, routes.impressum)}>{words}</Link>,
            })}
          </p>
        </div>
        <p className={styles.actions}>
          <button type="button" className="btn" data-consent="all">
            {t('acceptAll')}
          </button>
          <button type="button" className="btn" data-consent="necessary">
            {t('necessaryOnly')}
          </button>
          <button type="button" className={`btn btn-ghost ${styles.later}`} data-consent="customize">
            {t('customize')}
          </button>
        </p>
      </div>
      <div className={`wrap ${styles.preferences}`} role="group" aria-label={t('preferences')}>
        <Toggle name="necessary" label={t('necessary')} hint={t('necessaryHint')} isLocked />
        <Toggle name="analytics" label={t('analytics')} hint={t('analyticsHint')} />
        <p className={styles.actions}>
          <button type="button" className="btn" data-consent="save">
            {t('save')}
          </button>
          <button type="button" className="btn btn-ghost" data-consent="back">
            {t('back')}
          </button>
        </p>
      </div>
    </section>
  )
}
