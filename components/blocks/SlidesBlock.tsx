import { getTranslations } from '@/lib/i18n/translations'
import { Icon } from '@/components/ui/Icon'
import { Picture } from '@/components/ui/Picture'
import type { BlockProps } from './ContentBlocks'
import { Notice } from './Notice'
import { PROSE_SIZES } from './RichTextImage'
import { Slides } from './Slides'
import styles from './Slides.module.css'

/** Pictures beside each other, scrolled by finger, wheel or arrow keys, and turned by buttons where there is script. */
export async function SlidesBlock({ block: { images }, locale }: BlockProps<'slides'>) {
  const t = await getTranslations({ locale, namespace: 'blocks' })
  const count = images.length
  if (count === 0) return <Notice>{t('noSlides')}</Notice>
  const words = {
    title: t('slides', { count }),
    previous: t('previousSlide'),
    next: t('nextSlide'),
    positions: images.map((_, index) => t('slidePosition', { number: index + 1, count })),
  }
  return (
    <Slides words={words} arrow={<Icon name="arrow" flip />}>
      <ul className={styles.track} tabIndex={0}>
        {images.map((image, index) => (
          <li key={index}>
            <Picture image={image} sizes={PROSE_SIZES} />
          </li>
        ))}
      </ul>
    </Slides>
  )
}
