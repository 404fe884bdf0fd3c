import { getTranslations } from '@/lib/i18n/translations'
import type { ReactNode } from 'react'
import { ExternalLink, Link } from '@/components/ui/Link'
import { Picture } from '@/components/ui/Picture'
import { PHONE_WIDTH } from '@/components/ui/picture-sizes'
import { Words } from '@/lib/i18n/Words'
import type { Brief } from '@/lib/entities/entity'
import type { Locale } from '@/rules/languages'
import { DateText } from './DateText'
import styles from './cards.module.css'

/** The width of a card's picture: one, two or three cards beside each other. */
const CARD_SIZES = `(min-width: 1024px) 400px, (min-width: 640px) 50vw, ${PHONE_WIDTH}`

type Props = { brief: Brief; locale: Locale; more: string; badges?: ReactNode; isFirst?: boolean }

/** A document in a list or carousel; the whole card leads to it. */
export async function DocumentCard({ brief: { title, text, date, cover, href, isExternal }, locale, more, badges, isFirst }: Props) {
  const t = await getTranslations({ locale, namespace: 'common' })
  return (
    <article className={`card ${styles.card}`}>
      <div className={`pattern ${styles.cover}`}>{cover && <Picture image={cover} sizes={CARD_SIZES} priority={isFirst} />}</div>
      <div className={styles.body}>
        {badges}
        {date && (
          <p className={styles.date}>
            <DateText locale={locale} value={date} />
          </p>
        )}
        <h3>
          {isExternal ? (
            <ExternalLink href={href} hint={t('newTab')} className={styles.link}>
              <Words locale={locale} text={title} />
            </ExternalLink>
          ) : (
            <Link href={href} className={styles.link}>
              <Words locale={locale} text={title} />
            </Link>
          )}
        </h3>
        {text && (
          <p className={styles.text}>
            <Words locale={locale} text={text} />
          </p>
        )}
        <span className={styles.more} aria-hidden="true">
          {more}
        </span>
      </div>
    </article>
  )
}
