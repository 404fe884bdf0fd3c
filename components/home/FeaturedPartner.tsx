import { useTranslations } from 'next-intl'
import { ExternalLink } from '@/components/ui/Link'
import { Picture } from '@/components/ui/Picture'
import type { Partner } from '@/lib/content/partners'

/** A partner's mark and name; the mark hides when it does not load. (Specification, section 8) */
export function FeaturedPartner({ partner: { name, logo, website } }: { partner: Partner }) {
  const t = useTranslations('common')
  return (
    <li>
      {logo && (
        <span data-hide-broken="">
          <Picture image={logo} sizes="160px" alt="" />
        </span>
      )}
      {website ? (
        <ExternalLink href={website} hint={t('newTab')}>
          {name}
        </ExternalLink>
      ) : (
        name
      )}
    </li>
  )
}
