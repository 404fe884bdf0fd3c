import { getTranslations } from '@/lib/i18n/translations'
import { Picture } from '@/components/ui/Picture'
import { PHONE_WIDTH } from '@/components/ui/picture-sizes'
import type { Event } from '@/lib/entities/events'
import type { Locale } from '@/rules/languages'
import styles from './EventCard.module.css'

/** How wide the picture is beside other cards, and as the one in front of them. */
const SIZES = { full: `(min-width: 768px) 400px, ${PHONE_WIDTH}`, featured: `(min-width: 768px) 640px, ${PHONE_WIDTH}` }

type Props = { event: Event; locale: Locale; variant: keyof typeof SIZES }

/** The picture of a card. Where there is none, or it does not load, the card says so. */
export async function EventPicture({ event, locale, variant }: Props) {
  const t = await getTranslations({ locale, namespace: 'events' })
  const image = event.featuredImage ?? event.thumbnail
  return (
    <div className={`pattern ${styles.picture}`} data-missing={image ? t('noImage') : undefined}>
      {image ? <Picture image={image} sizes={SIZES[variant]} /> : t('noImage')}
    </div>
  )
}
