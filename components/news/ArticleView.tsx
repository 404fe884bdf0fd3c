import { getTranslations } from '@/lib/i18n/translations'
import { ContentBlocks } from '@/components/blocks/ContentBlocks'
import { blocksText } from '@/components/shared/blocks-text'
import { DateText } from '@/components/shared/DateText'
import { ShareBar } from '@/components/shared/ShareBar'
import { Picture } from '@/components/ui/Picture'
import { PHONE_WIDTH } from '@/components/ui/picture-sizes'
import { Words } from '@/lib/i18n/Words'
import type { Article } from '@/lib/entities/articles'
import { Static } from '@/lib/framework/static/Static'
import { routes } from '@/lib/i18n/paths'
import type { Locale } from '@/rules/languages'
import styles from './Article.module.css'

type Props = {
  article: Article
  locale: Locale
  /** The level of the title: 1 on the article's own page, 2 on the news page. */
  level: 1 | 2
  /** False when it is rendered by a server action instead of being part of a document. */
  inDocument?: boolean
}

/** An article in full. Also rendered by a server action, so the language is always given by hand. */
export async function ArticleView({ article, locale, level, inDocument = true }: Props) {
  const t = await getTranslations({ locale, namespace: 'news' })
  const { documentId, title, excerpt, cover, publishedDate, author, blocks } = article
  const Title = `h${level}` as const
  const shareBar = (
    <ShareBar
      locale={locale}
      route={`${routes.articles}/${documentId}`}
      title={title ?? ''}
      shortDescription={excerpt}
      description={excerpt ? null : blocksText(blocks)}
    />
  )
  return (
    <article className={styles.article}>
      <header className={styles.header}>
        <Title>
          <Words locale={locale} text={title} />
        </Title>
        <p className={styles.meta}>
          {publishedDate && <DateText locale={locale} value={publishedDate} />}
          {author && <span>{t.rich('by', { author: () => <bdi>{author}</bdi> })}</span>}
        </p>
      </header>
      {cover && <Picture image={cover} sizes={`(min-width: 1024px) 736px, ${PHONE_WIDTH}`} className={styles.cover} priority={inDocument} />}
      <ContentBlocks blocks={blocks} locale={locale} shift={level - 1} inDocument={inDocument} />
      {inDocument ? <Static>{shareBar}</Static> : shareBar}
    </article>
  )
}
