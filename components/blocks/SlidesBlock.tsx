import { getTranslations } from 'next-intl/server'
import { Picture } from '@/components/ui/Picture'
import type { BlockProps } from './ContentBlocks'
import { Notice } from './Notice'
import { PROSE_SIZES } from './RichTextImage'
import styles from './Slides.module.css'

/** Pictures beside each other, scrolled by finger, wheel or arrow keys; works without script. */
export async function SlidesBlock({ block: { images }, locale }: BlockProps<'slides'>) {
  const t = await getTranslations({ locale, namespace: 'blocks' })
  if (images.length === 0) return <Notice>{t('noSlides')}</Notice>
  return (
    <section aria-label={t('slides', { count: images.length })}>
      <ul className={styles.track} tabIndex={0}>
        {images.map((image, index) => (
          <li key={index}>
            <Picture image={image} sizes={PROSE_SIZES} />
          </li>
        ))}
      </ul>
    </section>
  )
}
