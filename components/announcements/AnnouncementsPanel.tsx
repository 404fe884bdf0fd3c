'use client'

import { type ComponentType, type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
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

type Props = {
  locale: Locale
  count: number
  /** They could not be read: until they are asked for again, the panel says so. */
  hasFailed: boolean
  labels: ViewerLabels & { title: string; close: string }
  /** The list as the server rendered it: read without script, and until the fresh one has come. */
  children: ReactNode
}

/** Hides what the visitor has dismissed before; gives how many remain. */
function hideDismissed(panel: HTMLElement | null): number {
  const entries = Array.from(panel?.querySelectorAll('[data-id]') ?? [], (element) => ({
    element,
    id: element.dataset.id ?? '',
    dismissible: element.dataset.dismissible === 'true',
  }))
  const remaining = withoutDismissed(entries)
  for (const entry of entries) entry.element.hidden = !remaining.includes(entry)
  return remaining.length
}

/** A bell with the number of announcements, and the side panel that it opens natively. */
export function AnnouncementsPanel({ locale, count: initialCount, hasFailed, labels, children }: Props) {
  const panel = useRef<HTMLElement>(null)
  const [count, setCount] = useState(initialCount)
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

  useEffect(() => {
    setCount(hideDismissed(panel.current))
    setNews(!wasOpened())
    // It opens natively, perhaps before this script was there.
    if (!panel.current?.matches(':popover-open')) return
    setOpen(true)
    open()
  }, [])

  const showFresh = useCallback((fresh: number) => {
    setCount(fresh)
    setFresh(true)
  }, [])

  return (
    <>
      <button type="button" className={styles.bell} popoverTarget={ID} data-highlighted={(isNews && count > 0) || undefined}>
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
        <div hidden={isFresh || (hasFailed && Viewer !== undefined)}>{children}</div>
      </aside>
    </>
  )
}
