import type { ReactNode } from 'react'
import cards from '@/components/shared/cards.module.css'
import { EmptyState } from '@/components/shared/EmptyState'
import { Pagination } from '@/components/shared/Pagination'
import { filteredPath, isFiltered, type ListFilter, type ListName } from '@/lib/i18n/list-filters'
import type { Locale } from '@/rules/languages'
import styles from './FilteredList.module.css'
import { NothingFits } from './NothingFits'

/** The id of what is filtered. */
export const LIST = 'list'

type Props<L extends ListName> = {
  locale: Locale
  list: L
  filter: ListFilter<L>
  page: number
  pageCount: number
  total: number
  title: string
  /** What is said where nothing is published yet. */
  empty: { title: string; text: string }
  /** What it can be filtered by. */
  filters: ReactNode
  /** The cards of the page. */
  children: ReactNode
}

/** A page of a list, or of what in it fits a filter; a list longer than a page offers filters. */
export function FilteredList<L extends ListName>({ locale, list, filter, page, pageCount, total, title, empty, filters, children }: Props<L>) {
  const isChosen = isFiltered(filter)
  return (
    <section id={LIST} className={styles.list}>
      {(isChosen || pageCount > 1) && filters}
      {isChosen && total === 0 && <NothingFits locale={locale} list={list} target={LIST} />}
      {!isChosen && total === 0 && (
        <EmptyState title={empty.title}>
          <p>{empty.text}</p>
        </EmptyState>
      )}
      {total > 0 && (
        <>
          <h2 className="visually-hidden">{title}</h2>
          <div className={cards.grid}>{children}</div>
        </>
      )}
      <Pagination locale={locale} page={page} pageCount={pageCount} href={(number) => filteredPath(locale, list, filter, number)} />
    </section>
  )
}
