import { autoplay, holdOnAttention, prefersStill } from './autoplay'
import { answerKeys } from './keys'
import type { CarouselOptions } from './options'
import type { RunningCarousel } from './swiper'

/** A carousel near the screen gets its script once it has been there for this long, in milliseconds. */
const QUIET = 5000
const NEAR = '200px'

export type CarouselState = { index: number; isPlaying: boolean }

export type Carousel = {
  next: () => void
  previous: () => void
  goTo: (index: number) => void
  toggle: () => void
  destroy: () => void
}

function watchNearness(root: HTMLElement, onChange: (isNear: boolean) => void): () => void {
  const observer = new IntersectionObserver(([entry]) => onChange(entry?.isIntersecting ?? false), { rootMargin: NEAR })
  observer.observe(root)
  return () => observer.disconnect()
}

/**
 * Makes a list advance by itself and by command. Swiper is fetched when the list is near the screen for a while or
 * is first used; until then, and without it, the list scrolls.
 */
export function createCarousel(root: HTMLElement, options: CarouselOptions, onChange: (state: Partial<CarouselState>) => void): Carousel {
  const isStill = prefersStill()
  let isPlaying = !isStill
  let running: Promise<RunningCarousel> | undefined
  let isStarted = false
  let quiet: ReturnType<typeof setTimeout> | undefined

  const load = () => {
    running ??= import('./swiper').then(({ start }) => {
      isStarted = true
      return start(root, options, isStill, (index) => onChange({ index }))
    })
    return running
  }
  const command = (action: (carousel: RunningCarousel) => void) => {
    // Without an answer from the network the list goes on scrolling; the next command tries again.
    load().then(action, () => (running = undefined))
  }
  const next = () => command((carousel) => carousel.next())
  const previous = () => command((carousel) => carousel.previous())
  const timer = autoplay(options.delay, next, isStill ? ['visitor', 'offscreen'] : ['offscreen'])
  const stopAttention = holdOnAttention(root, timer)
  const stopKeys = options.keyboard ? answerKeys(root, { next, previous, hasOther: () => isStarted }) : () => undefined
  const stopNearness = watchNearness(root, (isNear) => {
    clearTimeout(quiet)
    if (isNear && !isStill) quiet = setTimeout(() => command(() => undefined), QUIET)
    if (isNear) timer.release('offscreen')
    else timer.hold('offscreen')
  })
  onChange({ isPlaying })

  return {
    next,
    previous,
    goTo: (index) => command((carousel) => carousel.goTo(index)),
    toggle: () => {
      isPlaying = !isPlaying
      if (isPlaying) timer.release('visitor')
      else timer.hold('visitor')
      onChange({ isPlaying })
    },
    destroy: () => {
      timer.stop()
      clearTimeout(quiet)
      stopAttention()
      stopNearness()
      stopKeys()
      void running?.then((carousel) => carousel.destroy())
    },
  }
}
