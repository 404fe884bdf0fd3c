import { autoplay, holdOnAttention } from './autoplay'
import { answerKeys } from './keys'
import type { CarouselOptions } from './options'
import { inFront, isAtEnd, scrollToItem } from './place'
import type { RunningCarousel } from './swiper'
import { prefersStill } from '../stillness'

const NEAR = '200px'

/** Signs that somebody turns to a list or its controls; a finger may only pass over them. */
const SIGNS = ['mouseenter', 'focusin'] as const

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

/** Scrolls a list on by itself, and tells where it stands, however it came there. */
function scrolledList(root: HTMLElement, onChange: (index: number) => void) {
  const track = root.firstElementChild ?? root
  const ended = new AbortController()
  track.addEventListener('scroll', () => onChange(inFront(track)), { signal: ended.signal, passive: true })
  const advance = () => {
    const item = track.children[isAtEnd(track) ? 0 : inFront(track) + 1]
    if (item) scrollToItem(track, item)
  }
  return { advance, end: () => ended.abort() }
}

/**
 * Makes a list advance by itself and by command. Swiper is fetched when somebody turns to the list or its controls; until then, and without it, the
 * list scrolls.
 */
export function createCarousel(root: HTMLElement, options: CarouselOptions, onChange: (state: Partial<CarouselState>) => void, controls = root): Carousel {
  const isStill = prefersStill()
  let isPlaying = !isStill
  let running: Promise<RunningCarousel> | undefined
  let isStarted = false
  const list = scrolledList(root, (index) => onChange({ index }))

  const load = () => {
    running ??= import('./swiper').then(({ start }) => {
      isStarted = true
      list.end()
      return start(root, options, isStill, (index) => onChange({ index }))
    })
    return running
  }
  const command = (action: (carousel: RunningCarousel) => void) => {
    // Without an answer from the network the list goes on scrolling; the next command tries again.
    load().then(action, () => (running = undefined))
  }
  const woken = new AbortController()
  const wake = () => {
    if (isStill) return
    woken.abort()
    command(() => undefined)
  }
  for (const part of [root, controls]) for (const sign of SIGNS) part.addEventListener(sign, wake, { signal: woken.signal })
  const next = () => command((carousel) => carousel.next())
  const previous = () => command((carousel) => carousel.previous())
  const timer = autoplay(options.delay, () => (isStarted ? next() : list.advance()), isStill ? ['visitor', 'offscreen'] : ['offscreen'])
  const stopAttention = holdOnAttention(root, timer)
  const stopKeys = options.keyboard ? answerKeys(root, { next, previous, hasOther: () => isStarted }) : () => undefined
  const stopNearness = watchNearness(root, (isNear) => {
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
      list.end()
      woken.abort()
      stopAttention()
      stopNearness()
      stopKeys()
      void running?.then((carousel) => carousel.destroy())
    },
  }
}
