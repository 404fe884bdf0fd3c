import { getTranslations } from '@/lib/i18n/translations'
import { ExternalLink } from '@/components/ui/Link'
import { Picture } from '@/components/ui/Picture'
import type { Partner } from '@/lib/entities/partners'
import type { Locale } from '@/rules/languages'

type Props = { locale: Locale; partner: Partner }

/** A partner's mark and name; the mark hides when it does not load. (Requirements, section 8) */
export async function FeaturedPartner({ locale, partner: { name, logo, website } }: Props) {
  const t = await getTranslations({ locale, namespace: 'common' })
  return (
    <li>
      {logo && (
        <span data-hide-broken="">
          <Picture image={logo} sizes="160px" alt="" />
        </span>
      )}
      {website ? (
        <ExternalLink href={website} hint={t('newTab')}>
          <bdi>{name}</bdi>
        </ExternalLink>
      ) : (
        <bdi>{name}</bdi>
      )}
    </li>
  )
}
