import type { ComponentType, ReactNode } from 'react'
import { getTranslations } from '@/lib/i18n/translations'
import { DateText } from '@/components/shared/DateText'
import { Link } from '@/components/ui/Link'
import { Picture } from '@/components/ui/Picture'
import { Words } from '@/lib/i18n/Words'
import { ARCHIVE, type Article } from '@/lib/entities/articles'
import { documentPath, path } from '@/lib/i18n/paths'
import type { Locale } from '@/rules/languages'
import styles from './Latest.module.css'
import type { Image } from '@/lib/content/media'

/** The picture in its smallest width alone, for where it is always small: six lists of widths are more than a thumbnail saves. */
export function thumbnail(image: Image): Image {
  const smallest = image.srcSet?.split(' ')[0]
  return smallest ? { ...image, src: smallest, srcSet: null } : image
}

type Props = {
  articles: readonly Article[]
  locale: Locale
  /** The article of the page. */
  current?: string
  /** A link that shows an article in place (`ArticleLink`). Only the page that can do so passes it: others do without its script. */
  InPlace?: ComponentType<{ id: string; href: string; children: ReactNode }>
}

/** The latest articles as links. */
export async function LatestArticles({ articles, locale, current, InPlace }: Props) {
  const t = await getTranslations({ locale, namespace: 'news' })
  return (
    <aside className={`no-print ${styles.latest}`} aria-labelledby="latest">
      <h2 id="latest">{t('latest')}</h2>
      <ul className={styles.list}>
        {articles.map(({ documentId, title, cover, publishedDate }) => {
          const href = documentPath(locale, 'article', documentId)
          const card = (
            <>
              {cover && <Picture image={thumbnail(cover)} alt="" sizes="6rem" />}
              <span>
                <Words locale={locale} text={title} />
                {publishedDate && <DateText locale={locale} value={publishedDate} />}
              </span>
            </>
          )
          return (
            <li key={documentId}>
              {InPlace ? (
                <InPlace id={documentId} href={href}>
                  {card}
                </InPlace>
              ) : (
                <Link href={href} aria-current={documentId === current ? 'true' : undefined}>
                  {card}
                </Link>
              )}
            </li>
          )
        })}
      </ul>
      <Link href={path(locale, `${ARCHIVE}/1`)} className="btn btn-ghost">
        {t('all')}
      </Link>
    </aside>
  )
}
