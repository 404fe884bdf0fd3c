import { getTranslations } from 'next-intl/server'
import { Link } from '@/components/ui/Link'
import { Picture } from '@/components/ui/Picture'
import type { Article } from '@/lib/content/articles'
import type { Locale } from '@/rules/languages'
import { documentPath } from '@/lib/i18n/paths'
import { CARD_SIZES } from './card-sizes'
import { DateText } from './DateText'
import styles from './cards.module.css'

/** An article in a list or carousel; the whole card leads to it. */
export async function ArticleCard({ article, locale }: { article: Article; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'news' })
  return (
    <article className={`card ${styles.card}`}>
      <div className={`pattern ${styles.cover}`}>
        {article.cover && <Picture image={article.cover} sizes={CARD_SIZES} />}
      </div>
      <div className={styles.body}>
        {article.publishedDate && (
          <p className={styles.date}>
            <DateText locale={locale} value={article.publishedDate} invalid={t('invalidDate')} />
          </p>
        )}
        <h3>
          <Link href={documentPath(locale, 'article', article.documentId)} className={styles.link}>
            {article.title}
          </Link>
        </h3>
        {article.excerpt && <p className={styles.text}>{article.excerpt}</p>}
        <span className={styles.more} aria-hidden="true">
          {t('readMore')}
        </span>
      </div>
    </article>
  )
}
