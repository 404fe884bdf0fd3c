import { getTranslations } from '@/lib/i18n/translations'
import { SectionHead } from '@/components/shared/SectionHead'
import type { Partner } from '@/lib/entities/partners'
import { path, routes } from '@/lib/i18n/paths'
import type { Locale } from '@/rules/languages'
import { FeaturedPartner } from './FeaturedPartner'
import styles from './FeaturedPartners.module.css'

/** How far the partners page is scrolled, in pixels. (Requirements, section 2, home) */
const ARRIVE = 25

export async function FeaturedPartners({ locale, partners }: { locale: Locale; partners: Partner[] }) {
  const t = await getTranslations({ locale, namespace: 'home.partners' })
  if (partners.length === 0) return null
  return (
    <section data-far="" className="section" aria-labelledby="partners-title">
      <div className="wrap">
        <SectionHead
          id="partners-title"
          eyebrow={t('eyebrow')}
          title={t('title')}
          link={{ href: path(locale, routes.partners), text: t('all'), arrive: ARRIVE }}
        />
        <ul className={styles.strip}>
          {partners.map((partner) => (
            <FeaturedPartner key={partner.documentId} locale={locale} partner={partner} />
          ))}
        </ul>
      </div>
    </section>
  )
}
