import { useState } from 'react'
import { CarouselButtons } from '@/components/ui/carousel/Carousel'
import controls from '@/components/ui/carousel/Carousel.module.css'
import { useAttention, useAutoplay, useStillness } from '@/components/ui/carousel/use-autoplay'
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
  const [position, setPosition] = useState(0)
  const [wish, setWish] = useState<boolean>()
  const isStill = useStillness()
  const isPlaying = wish ?? !isStill
  const { hasAttention, handlers } = useAttention()
  const count = items.length
  const index = ((position % count) + count) % count
  const item = items[index]
  useAutoplay(DELAY, isOpen && isPlaying && count > 1 && !hasAttention, () => setPosition((at) => at + 1))

  const show = (at: number) => {
    setWish(false)
    setPosition(at)
  }

  if (!item) return null
  return (
    <div {...handlers} className={styles.slides} aria-live={isPlaying ? 'off' : 'polite'}>
      <div dangerouslySetInnerHTML={{ __html: trustedMarkup(item.html) }} />
      {item.dismissible && (
        <button type="button" className={styles.dismiss} onClick={() => onDismiss(item.id)}>
          {labels.dismiss}
        </button>
      )}
      {count > 1 && (
        <div className={controls.controls}>
          <CarouselButtons
            labels={labels}
            dots={items.map((_, at) => labels.item.replace('#', String(at + 1)))}
            index={index}
            isPlaying={isPlaying}
            previous={() => show(index - 1)}
            next={() => show(index + 1)}
            goTo={show}
            toggle={() => setWish(!isPlaying)}
          />
        </div>
      )}
    </div>
  )
}
