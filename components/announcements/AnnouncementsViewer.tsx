import { useEffect, useState } from 'react'
import type { Locale } from '@/rules/languages'
import { AnnouncementsSlides, type SlidesLabels } from './AnnouncementsSlides'
import { storeDismissed, withoutDismissed } from './dismissed'
import { fetchAnnouncements, type FreshAnnouncement } from './fetch-announcements'
import styles from './Announcements.module.css'

export type ViewerLabels = SlidesLabels & Record<'loading' | 'error' | 'retry' | 'empty', string>

export type ViewerProps = {
  locale: Locale
  labels: ViewerLabels
  /** Counts the openings of the panel; each one fetches. */
  opening: number
  isOpen: boolean
  /** Told how many there are, each time that is known. */
  onCount: (count: number) => void
  /** The button that had the focus is gone with its announcement. */
  onDismissed: () => void
}

type Status = 'loading' | 'loaded' | 'error'

/** The fresh announcements, one at a time. */
export function AnnouncementsViewer({ locale, labels, opening, isOpen, onCount, onDismissed }: ViewerProps) {
  const [attempt, setAttempt] = useState(0)
  const [status, setStatus] = useState<Status>('loading')
  const [items, setItems] = useState<FreshAnnouncement[]>()

  useEffect(() => {
    const controller = new AbortController()
    const load = async () => {
      setStatus('loading')
      try {
        const fresh = withoutDismissed(await fetchAnnouncements(locale, controller.signal))
        setItems(fresh)
        onCount(fresh.length)
        setStatus('loaded')
      } catch {
        if (!controller.signal.aborted) setStatus('error')
      }
    }
    void load()
    return () => controller.abort()
  }, [locale, opening, attempt, onCount])

  const dismiss = (id: string) => {
    storeDismissed(id)
    const left = (items ?? []).filter((item) => item.id !== id)
    setItems(left)
    onCount(left.length)
    onDismissed()
  }

  return (
    <>
      <p role="status" className={styles.status}>
        {status === 'loading' && labels.loading}
      </p>
      {status === 'error' && (
        <div role="alert" className={styles.error}>
          <p>{labels.error}</p>
          <button type="button" className="btn btn-ghost" onClick={() => setAttempt(attempt + 1)}>
            {labels.retry}
          </button>
        </div>
      )}
      {items?.length === 0 && <p>{labels.empty}</p>}
      {items && items.length > 0 && <AnnouncementsSlides items={items} labels={labels} isOpen={isOpen} onDismiss={dismiss} />}
    </>
  )
}
