import { useTranslations } from 'next-intl'
import { Picture } from '@/components/ui/Picture'
import type { Event } from '@/lib/content/events'
import styles from './EventCard.module.css'

const SIZES = '(min-width: 768px) 640px, 100vw'

/** The picture of a card. Where there is none, or it does not load, the card says so. */
export function EventPicture({ event }: { event: Event }) {
  const t = useTranslations('events')
  const image = event.featuredImage ?? event.thumbnail
  return (
    <div className={`pattern ${styles.picture}`} data-missing={image ? t('noImage') : undefined}>
      {image ? <Picture image={image} sizes={SIZES} /> : t('noImage')}
    </div>
  )
}
