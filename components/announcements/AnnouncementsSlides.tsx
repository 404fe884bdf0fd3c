import { useEffect, useRef, useState } from 'react'
import { autoplay, holdOnAttention } from '@/components/ui/carousel/autoplay'
import controls from '@/components/ui/carousel/Carousel.module.css'
import { prefersStill } from '@/components/ui/stillness'
import { trustedMarkup } from '@/lib/framework/static/trusted'
import type { FreshAnnouncement } from './fetch-announcements'
import styles from './Announcements.module.css'

/** (Requirements, section 9) */
const DELAY = 8000

export type SlidesLabels = Record<'previous' | 'next' | 'pause' | 'play' | 'item' | 'dismiss', string>

type Props = {
  items: FreshAnnouncement[]
  labels: SlidesLabels
  isOpen: boolean
  onDismiss: (id: string) => void
}

/** One announcement at a time; advances by itself until the visitor leafs through them. */
export function AnnouncementsSlides({ items, labels, isOpen, onDismiss }: Props) {
  const frame = useRef<HTMLDivElement>(null)
  const [position, setPosition] = useState(0)
  const [isPlaying, setPlaying] = useState(() => !prefersStill())
  const count = items.length
  const index = ((position % count) + count) % count
  const item = items[index]
  const advances = isOpen && isPlaying && count > 1

  useEffect(() => {
    if (!advances || !frame.current) return
    const started = autoplay(DELAY, () => setPosition((at) => at + 1))
    const stopAttention = holdOnAttention(frame.current, started)
    return () => {
      started.stop()
      stopAttention()
    }
  }, [advances])

  const show = (at: number) => {
    setPlaying(false)
    setPosition(at)
  }

  if (!item) return null
  return (
    <div ref={frame} className={styles.slides} aria-live={isPlaying ? 'off' : 'polite'}>
      <div dangerouslySetInnerHTML={{ __html: trustedMarkup(item.html) }} />
      {item.dismissible && (
        <button type="button" className={styles.dismiss} onClick={() => onDismiss(item.id)}>
          {labels.dismiss}
        </button>
      )}
      {count > 1 && (
        <div className={controls.controls}>
          <button type="button" data-icon="previous" aria-label={labels.previous} onClick={() => show(index - 1)} />
          {items.map(({ id }, dot) => (
            <button
              key={id}
              type="button"
              className={controls.dot}
              aria-label={labels.item.replace('#', String(dot + 1))}
              aria-current={dot === index || undefined}
              onClick={() => show(dot)}
            />
          ))}
          <button type="button" data-icon="next" aria-label={labels.next} onClick={() => show(index + 1)} />
          <button
            type="button"
            data-icon={isPlaying ? 'pause' : 'play'}
            aria-label={isPlaying ? labels.pause : labels.play}
            onClick={() => setPlaying(!isPlaying)}
          />
        </div>
      )}
    </div>
  )
}
