import { getTranslations } from '@/lib/i18n/translations'
import { RichText } from '@/components/blocks/RichText'
import { FallbackPicture } from '@/components/shared/FallbackPicture'
import { SanitizedHtml } from '@/components/shared/SanitizedHtml'
import { ExternalLink } from '@/components/ui/Link'
import type { Partner } from '@/lib/entities/partners'
import { isEmptyRichText } from '@/lib/content/rich-text'
import type { Locale } from '@/rules/languages'
import styles from './PartnerCard.module.css'

/** A partner's mark, name, description and website. (Requirements, section 2, partners) */
export async function PartnerCard({ locale, partner }: { locale: Locale; partner: Partner }) {
  const t = await getTranslations({ locale })
  const { name, logo, website, description, descriptionHtml } = partner
  const hasBlocks = !isEmptyRichText(description)
  const hasDescription = hasBlocks || descriptionHtml !== null
  return (
    <li id={`partner-${partner.documentId}`} className={`card ${styles.card}`}>
      <div className={styles.logo}>
        <FallbackPicture image={logo} fallback="partner" sizes="200px" />
      </div>
      <h3>
        <bdi>{name}</bdi>
      </h3>
      {hasDescription && (
        <div className={styles.description} data-description="">
          {hasBlocks && <RichText content={description} locale={locale} shift={2} />}
          {!hasBlocks && descriptionHtml && <SanitizedHtml locale={locale} html={descriptionHtml} shift={2} />}
        </div>
      )}
      <div className={styles.foot}>
        {hasDescription && (
          // Native, so that a text that is cut can be read before the script that measures it, and without.
          <details className={styles.toggle}>
            <summary>
              <span className={styles.more}>{t('partners.readMore')}</span>
              <span className={styles.less}>{t('partners.showLess')}</span>
              <span className="visually-hidden"> – {name}</span>
            </summary>
          </details>
        )}
        {website && (
          <ExternalLink href={website} className={styles.website} hint={t('common.newTab')}>
            {t('partners.visit')}
            <span className="visually-hidden"> – {name}</span>
          </ExternalLink>
        )}
      </div>
    </li>
  )
}
