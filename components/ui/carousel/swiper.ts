import Swiper from 'swiper'
import { EffectFade, Keyboard } from 'swiper/modules'
import type { CarouselOptions } from './options'

/** (Visual direction: motion is short) */
const SPEED = 200

export type RunningCarousel = {
  next: () => void
  previous: () => void
  goTo: (index: number) => void
  destroy: () => void
}

/** The slide that the visitor has scrolled to before the script came. */
function scrolledTo(track: Element): number {
  const width = track.firstElementChild?.clientWidth ?? 0
  return width > 0 ? Math.round(Math.abs(track.scrollLeft) / width) : 0
}

/** A slide that is reached with the keyboard comes into view as a whole. */
function followFocus(swiper: Swiper) {
  swiper.el.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLElement) || !target.matches(':focus-visible')) return
    swiper.el.scrollLeft = 0
    const index = swiper.slides.findIndex((slide) => slide.contains(target))
    if (index >= 0) swiper.slideTo(index, 0)
  })
}

/** Turns a list that scrolls into a carousel. `onChange` gets the number of the slide in front. */
export function start(root: HTMLElement, options: CarouselOptions, still: boolean, onChange: (index: number) => void): RunningCarousel {
  const { loop, fade = false, keyboard = false } = options
  const track = root.firstElementChild ?? root
  const initialSlide = scrolledTo(track)
  const gap = Number.parseFloat(getComputedStyle(track).columnGap) || 0
  track.scrollLeft = 0
  root.classList.add('swiper')
  track.classList.add('swiper-wrapper')
  for (const slide of track.children) slide.classList.add('swiper-slide')

  const swiper = new Swiper(root, {
    modules: [EffectFade, Keyboard],
    initialSlide,
    loop,
    // A press that comes while the one before it moves counts, too.
    loopPreventsSliding: false,
    effect: fade ? 'fade' : 'slide',
    fadeEffect: { crossFade: true },
    keyboard: { enabled: keyboard, onlyInViewport: true },
    speed: still ? 0 : SPEED,
    slidesPerView: fade ? 1 : 'auto',
    spaceBetween: gap,
    centerInsufficientSlides: true,
    watchOverflow: true,
    on: { realIndexChange: ({ realIndex }) => onChange(realIndex) },
  })
  onChange(swiper.realIndex)
  followFocus(swiper)
  return {
    next: () => (loop || !swiper.isEnd ? swiper.slideNext() : swiper.slideTo(0)),
    previous: () => (loop || !swiper.isBeginning ? swiper.slidePrev() : swiper.slideTo(swiper.slides.length - 1)),
    goTo: (index) => (loop ? swiper.slideToLoop(index) : swiper.slideTo(index)),
    destroy: () => swiper.destroy(),
  }
}
