import { getTranslations } from '@/lib/i18n/translations'
import { ExternalLink, Link } from '@/components/ui/Link'
import { Words } from '@/lib/i18n/Words'
import type { HomeStat } from '@/lib/content/home-page-stats'
import { formatNumber } from '@/lib/i18n/format'
import { inLanguage } from '@/lib/i18n/paths'
import type { Locale } from '@/rules/languages'
import { isExternalLink } from '@/rules/link'
import { StatIcon } from './StatIcon'
import styles from './Stats.module.css'

/** How far the page behind a figure is scrolled, in pixels. (Requirements, section 2, home) */
const ARRIVE = 150

/** A figure; the whole card leads to what stands behind it. */
export async function StatCard({ stat, locale }: { stat: HomeStat; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'common' })
  const { title, count, shortDescription, icon, link } = stat
  const isExternal = link !== null && isExternalLink(link)
  return (
    <li className={`card ${styles.card}`} data-icon={icon}>
      <StatIcon name={icon} />
      <b data-count={count}>{formatNumber(locale, count)}</b>
      <h3>
        {link === null && <Words locale={locale} text={title} />}
        {link !== null && !isExternal && (
          <Link href={inLanguage(locale, link)} data-arrive={ARRIVE}>
            <Words locale={locale} text={title} />
          </Link>
        )}
        {link !== null && isExternal && (
          <ExternalLink href={link} hint={t('newTab')}>
            <Words locale={locale} text={title} />
          </ExternalLink>
        )}
      </h3>
      {shortDescription && (
        <p>
          <Words locale={locale} text={shortDescription} />
        </p>
      )}
    </li>
  )
}
