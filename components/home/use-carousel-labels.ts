import { useTranslations } from 'next-intl'

/** What the controls of a carousel are called. Server only. */
export function useCarouselLabels() {
  const t = useTranslations('carousel')
  return { previous: t('previous'), next: t('next'), pause: t('pause'), play: t('play') }
}
