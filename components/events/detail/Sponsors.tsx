import { getTranslations } from '@/lib/i18n/translations'
import { FallbackPicture } from '@/components/shared/FallbackPicture'
import { ExternalLink } from '@/components/ui/Link'
import type { Event } from '@/lib/entities/events'
import type { Locale } from '@/rules/languages'
import styles from './People.module.css'

type Sponsor = Event['sponsors'][number]

const TIERS = ['platinum', 'gold', 'silver', 'bronze', 'default'] as const satisfies readonly Sponsor['tier'][]

/** The sponsors by what they gave, the most generous first; tiers that nobody is in are left out. */
function sponsorsByTier(sponsors: readonly Sponsor[]): { tier: Sponsor['tier']; sponsors: Sponsor[] }[] {
  return TIERS.map((tier) => ({ tier, sponsors: sponsors.filter((sponsor) => sponsor.tier === tier) })).filter((group) => group.sponsors.length > 0)
}

type Props = { sponsors: Event['sponsors']; locale: Locale }

/** Who made the event possible, by tier. */
export async function Sponsors({ sponsors, locale }: Props) {
  const t = await getTranslations({ locale })
  return (
    <section aria-labelledby="sponsors-title">
      <h2 id="sponsors-title">{t('events.detail.sponsorsTitle')}</h2>
      <div className={styles.tiers}>
        {sponsorsByTier(sponsors).map(({ tier, sponsors: group }) => (
          <div key={tier}>
            <h3>{t(`events.detail.tier.${tier}`)}</h3>
            <ul className={styles.sponsors} data-tier={tier}>
              {group.map(({ id, name, logo, website }) => (
                <li key={id} className="card">
                  <FallbackPicture image={logo} fallback="partner" sizes="240px" className={styles.logo} />
                  <p>
                    {website ? (
                      <ExternalLink href={website} hint={t('common.newTab')}>
                        <bdi>{name}</bdi>
                      </ExternalLink>
                    ) : (
                      <bdi>{name}</bdi>
                    )}
                  </p>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  )
}
