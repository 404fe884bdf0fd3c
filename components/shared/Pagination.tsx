import { getTranslations } from '@/lib/i18n/translations'
import { Icon } from '@/components/ui/Icon'
import { Link } from '@/components/ui/Link'
import type { Locale } from '@/rules/languages'
import { pageNumbers } from './page-numbers'
import styles from './Pagination.module.css'

type Props = { locale: Locale; page: number; pageCount: number; href: (page: number) => string }

/** Links to the pages of a list; nothing when there is one page only. */
export async function Pagination({ locale, page, pageCount, href }: Props) {
  if (pageCount <= 1) return null
  const t = await getTranslations({ locale, namespace: 'pagination' })
  return (
    <nav className={styles.pagination} aria-label={t('label')}>
      {page > 1 && (
        <Link href={href(page - 1)} rel="prev" className={styles.back} aria-label={t('previous')}>
          <Icon name="arrow" flip />
        </Link>
      )}
      {pageNumbers(page, pageCount).map((number, index) =>
        number === null ? (
          <span key={`gap-${index}`} aria-hidden="true">
            …
          </span>
        ) : (
          <Link key={number} href={href(number)} aria-label={t('page', { page: number })} aria-current={number === page ? 'page' : undefined}>
            {number}
          </Link>
        ),
      )}
      {page < pageCount && (
        <Link href={href(page + 1)} rel="next" aria-label={t('next')}>
          <Icon name="arrow" flip />
        </Link>
      )}
    </nav>
  )
}
