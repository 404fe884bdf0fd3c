import type { IconName } from '@/components/ui/Icon'

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
export function platformOf(key: string): Platform {
  return Object.hasOwn(platforms, key) ? (platforms[key] ?? website) : website
}
