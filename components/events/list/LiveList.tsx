'use client'

import card from '@/components/shared/filters/FilterCard.module.css'
import { staticProps } from '@/lib/framework/static/static-props'
import { trustedMarkup } from '@/lib/framework/static/trusted'
import { type PlaceName, type Places, REFRESH } from './place-names'
import { useLiveList } from './use-live-list'
import styles from './EventsList.module.css'
import toolbar from './Toolbar.module.css'

type Props = {
  /** The path of the whole list, and what it can be filtered by, in the order of its address. */
  list: string
  choices: readonly string[]
  words: Record<'title' | 'refresh' | 'refreshing' | 'kept', string>
  /** The names of what the server wrote into the document for each place. */
  places: Places
}

/**
 * The events list. What it shows for an address is HTML of the server, with script and without; with script, filters, links, 'Refresh' and Back
 * put that of another address in its places. (docs/decisions/events-list.md)
 */
export function LiveList({ list, choices, words, places }: Props) {
  const { fresh, turn, isBusy, isRefreshing, hasFailed, root, form, refresher, followLink, followTyping, followForm, refresh } = useLiveList(list, choices)
  const written = (name: PlaceName) => (fresh ? { dangerouslySetInnerHTML: { __html: trustedMarkup(fresh[name]) } } : staticProps(places[name]))
  return (
    <div ref={root} id="events" className={`wrap ${styles.page}`} onClick={followLink}>
      <div className={styles.figures} {...written('figures')} />
      <form
        ref={form}
        className={`card ${card.filters}`}
        role="search"
        aria-label={words.title}
        action={list}
        autoComplete="off"
        onInput={followTyping}
        onSubmit={followForm}
        {...staticProps(places.fields)}
      />
      <p role="alert" className={styles.alert}>
        {hasFailed && words.kept}
      </p>
      <div className={toolbar.toolbar}>
        <p role="status" className={toolbar.found}>
          {/* Another one for each change, which is spoken also where as many are left as before. */}
          <span key={turn} {...written('found')} />
        </p>
        <div className={toolbar.side} {...written('views')} />
        <button ref={refresher} id="events-refresh" className="btn btn-ghost" form={REFRESH} disabled={isBusy} onClick={refresh}>
          {isRefreshing ? words.refreshing : words.refresh}
        </button>
      </div>
      <div id="events-results" className={styles.results} tabIndex={-1} aria-busy={isBusy} {...written('results')} />
    </div>
  )
}
