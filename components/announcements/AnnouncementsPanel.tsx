'use client'

import { type ComponentType, type ReactNode, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Locale } from '@/rules/languages'
import type { ViewerLabels, ViewerProps } from './AnnouncementsViewer'
import { withoutDismissed } from './dismissed'
import styles from './Announcements.module.css'

const KEY = 'announcements-opened'

/** Whether the announcements were opened on this device before: the bell stays quiet from then on. (Requirements, section 2) */
function wasOpened(): boolean {
  try {
    return localStorage.getItem(KEY) !== null
  } catch {
    return false
  }
}

function storeOpened(): void {
  try {
    localStorage.setItem(KEY, '1')
  } catch {
    // Storage may be closed: the bell then calls again on the next page.
  }
}

const ID = 'announcements'

type Item = { id: string; dismissible: boolean; content: ReactNode }

type Props = {
  locale: Locale
  labels: ViewerLabels & { title: string; close: string }
  /** As the server rendered them: read without script, and until the fresh ones have come. Null where they could not be read. */
  items: Item[] | null
}

/** A bell with the number of announcements, and the side panel that it opens natively. */
export function AnnouncementsPanel({ locale, labels, items }: Props) {
  const panel = useRef<HTMLElement>(null)
  // Not before the device has been asked what was dismissed.
  const [left, setLeft] = useState(items ?? [])
  const [count, setCount] = useState(left.length)
  const [openings, setOpenings] = useState(0)
  // Not before the device has been asked: without script the style says it.
  const [isNews, setNews] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const [isFresh, setFresh] = useState(false)
  const [Viewer, setViewer] = useState<ComponentType<ViewerProps>>()

  const open = () => {
    setOpenings((number) => number + 1)
    setNews(false)
    storeOpened()
    panel.current?.focus()
    import('./AnnouncementsViewer').then(
      (module) => setViewer(() => module.AnnouncementsViewer),
      () => undefined,
    )
  }

  const arrive = useEffectEvent(() => {
    const remaining = withoutDismissed(items ?? [])
    setLeft(remaining)
    setCount(remaining.length)
    setNews(!wasOpened())
    // It opens natively, perhaps before this script was there.
    if (!panel.current?.matches(':popover-open')) return
    setOpen(true)
    open()
  })
  // After the first rendering, which has to be that of the server.
  useEffect(() => queueMicrotask(() => arrive()), [])

  const showFresh = useCallback((fresh: number) => {
    setCount(fresh)
    setFresh(true)
  }, [])

  return (
    <>
      <button type="button" className={`${styles.bell} ${isNews && count > 0 ? styles.calling : ''}`} popoverTarget={ID}>
        <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M6 17V10.5a6 6 0 0 1 12 0V17l1.5 1.5h-15zM10 21h4M12 4.5V3" />
        </svg>
        <span className="visually-hidden">{labels.title}</span>
        {count > 0 && <span className={styles.count}>{count}</span>}
      </button>
      <aside
        ref={panel}
        id={ID}
        popover="auto"
        tabIndex={-1}
        className={styles.panel}
        aria-labelledby="announcements-title"
        onToggle={({ newState }) => {
          setOpen(newState === 'open')
          if (newState === 'open') open()
        }}
      >
        <div className={styles.head}>
          <h2 id="announcements-title">{labels.title}</h2>
          <button type="button" className={`round ${styles.close}`} popoverTarget={ID} popoverTargetAction="hide" aria-label={labels.close}>
            <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
              <path d="M5 5l14 14M19 5 5 19" />
            </svg>
          </button>
        </div>
        {Viewer && <Viewer locale={locale} labels={labels} opening={openings} isOpen={isOpen} onCount={showFresh} onDismissed={() => panel.current?.focus()} />}
        {/* Only hidden: their markup came with the document and cannot be made again. */}
        <div hidden={isFresh || (!items && Viewer !== undefined)}>
          {!items && <p role="alert">{labels.error}</p>}
          {items?.length === 0 && <p>{labels.empty}</p>}
          <ul className={styles.list}>
            {items?.map((item) => (
              <li key={item.id} hidden={!left.includes(item)}>
                {item.content}
              </li>
            ))}
          </ul>
        </div>
      </aside>
    </>
  )
}
