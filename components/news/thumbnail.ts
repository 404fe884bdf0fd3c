import type { Image } from '@/lib/content/media'

/** The picture in its smallest width alone, for where it is always small: six lists of widths are more than a thumbnail saves. */
export function thumbnail(image: Image): Image {
  const smallest = image.srcSet?.split(' ')[0]
  return smallest ? { ...image, src: smallest, srcSet: null } : image
}
