import { Icon, type IconName } from '@/components/ui/Icon'
import { Picture } from '@/components/ui/Picture'
import type { Image } from '@/lib/content/media'
import styles from './FallbackPicture.module.css'

type Props = {
  image: Image | null
  /** Drawn in place of a picture that is missing or does not load; the page needs `BrokenPictures`. */
  fallback: IconName
  sizes: string
  alt?: string
  className?: string
}

/** A picture, or a drawing where there is none to see. Its container gives it its size. (Requirements, section 8) */
export function FallbackPicture({ image, fallback, sizes, alt = '', className = '' }: Props) {
  return (
    <span className={`${styles.frame} ${className}`}>
      {image && (
        <span data-hide-broken="">
          <Picture image={image} sizes={sizes} alt={alt} />
        </span>
      )}
      <span className={styles.fallback}>
        <Icon name={fallback} />
      </span>
    </span>
  )
}
