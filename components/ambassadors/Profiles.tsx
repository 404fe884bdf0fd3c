import { getTranslations } from '@/lib/i18n/translations'
import { Icon, type IconName } from '@/components/ui/Icon'
import { ExternalLink } from '@/components/ui/Link'
import type { Ambassador } from '@/lib/entities/ambassadors'
import type { Locale } from '@/rules/languages'
import styles from './Story.module.css'

type Platform = { icon: IconName; name: string | null }

const platforms: Readonly<Record<string, Platform>> = {
  facebook: { icon: 'facebook', name: 'Facebook' },
  instagram: { icon: 'instagram', name: 'Instagram' },
  linkedin: { icon: 'linkedin', name: 'LinkedIn' },
  twitter: { icon: 'twitter', name: 'X (Twitter)' },
  youtube: { icon: 'youtube', name: 'YouTube' },
  telegram: { icon: 'telegram', name: 'Telegram' },
}

const website: Platform = { icon: 'globe', name: null }

/** Icon and name of a platform; one that is not known is a website, whose name is a word of the page's language. */
function platformOf(key: string): Platform {
  return Object.hasOwn(platforms, key) ? (platforms[key] ?? website) : website
}

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
