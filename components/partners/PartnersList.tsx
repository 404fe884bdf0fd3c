import { getTranslations } from '@/lib/i18n/translations'
import cards from '@/components/shared/cards.module.css'
import { EmptyState } from '@/components/shared/EmptyState'
import type { Partner } from '@/lib/entities/partners'
import type { Locale } from '@/rules/languages'
import { PartnerCard } from './PartnerCard'

/** All partners in their order, or the word that there are none. */
export async function PartnersList({ locale, partners }: { locale: Locale; partners: readonly Partner[] }) {
  const t = await getTranslations({ locale, namespace: 'partners' })
  if (partners.length === 0) {
    return (
      <EmptyState title={t('emptyTitle')}>
        <p>{t('emptyText')}</p>
      </EmptyState>
    )
  }
  return (
    <section aria-labelledby="partners-title">
      <h2 id="partners-title" className="visually-hidden">
        {t('listTitle')}
      </h2>
      <ul className={cards.grid}>
        {partners.map((partner) => (
          <PartnerCard key={partner.documentId} locale={locale} partner={partner} />
        ))}
      </ul>
    </section>
  )
}
