import { getTranslations } from '@/lib/i18n/translations'
import { Icon } from '@/components/ui/Icon'
import { Picture } from '@/components/ui/Picture'
import type { BlockProps } from './ContentBlocks'
import { Notice } from './Notice'
import { PROSE_SIZES } from './RichTextImage'
import styles from './Slides.module.css'

/** Pictures beside each other, scrolled by finger, wheel or arrow keys; `slides.ts` adds buttons and says which is in front. */
export async function SlidesBlock({ block: { images }, locale }: BlockProps<'slides'>) {
  const t = await getTranslations({ locale, namespace: 'blocks' })
  const count = images.length
  if (count === 0) return <Notice>{t('noSlides')}</Notice>
  return (
    <section aria-label={t('slides', { count })} data-slides="">
      <ul className={styles.track} tabIndex={0}>
        {images.map((image, index) => (
          <li key={index} data-position={t('slidePosition', { number: index + 1, count })}>
            <Picture image={image} sizes={PROSE_SIZES} />
          </li>
        ))}
      </ul>
      {count > 1 && (
        <div className={`no-print ${styles.controls}`}>
          <button type="button" className={`round ${styles.previous}`} aria-label={t('previousSlide')} aria-disabled="true" data-turn="-1">
            <Icon name="arrow" flip />
          </button>
          <p role="status">{t('slidePosition', { number: 1, count })}</p>
          <button type="button" className="round" aria-label={t('nextSlide')} data-turn="1">
            <Icon name="arrow" flip />
          </button>
        </div>
      )}
    </section>
  )
}
