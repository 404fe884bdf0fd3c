import { getTranslations } from '@/lib/i18n/translations'
import type { ContentsEntry } from '@/components/blocks/headings'
import type { Locale } from '@/rules/languages'
import styles from './Report.module.css'

type Props = { entries: readonly ContentsEntry[]; locale: Locale }

/** The headings of a long report, as links to them. */
export async function TableOfContents({ entries, locale }: Props) {
  const t = await getTranslations({ locale, namespace: 'reports' })
  return (
    <nav className={`no-print ${styles.contents}`} aria-labelledby="contents-title">
      <h2 id="contents-title">{t('contentsTitle')}</h2>
      <ol>
        {entries.map(({ id, text, depth }) => (
          <li key={id} data-depth={depth}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
