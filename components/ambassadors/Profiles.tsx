import { getTranslations } from 'next-intl/server'
import { Icon } from '@/components/ui/Icon'
import { ExternalLink } from '@/components/ui/Link'
import type { Ambassador } from '@/lib/entities/ambassadors'
import type { Locale } from '@/rules/languages'
import { platformOf } from './platforms'
import styles from './Story.module.css'

/** Where an ambassador can be found elsewhere; links that are no safe addresses are left out. */
export async function Profiles({ locale, ambassador }: { locale: Locale; ambassador: Ambassador }) {
  const t = await getTranslations({ locale })
  const links = ambassador.socialLinks.flatMap(({ platform, url }) => (url ? [{ url, ...platformOf(platform) }] : []))
  if (links.length === 0) return null
  return (
    <ul className={styles.profiles} aria-label={t('ambassadors.social', { name: ambassador.name ?? '' })}>
      {links.map(({ url, icon, name }) => (
        <li key={url}>
          <ExternalLink href={url} className="btn btn-ghost" hint={t('common.newTab')}>
            <Icon name={icon} />
            {name ?? t('ambassadors.website')}
          </ExternalLink>
        </li>
      ))}
    </ul>
  )
}
