import { type Carousel, type CarouselState, createCarousel } from './controller'
import type { CarouselOptions } from './options'

function readOptions({ dataset }: HTMLElement): CarouselOptions {
  const { delay, loop, fade, keyboard } = dataset
  return { delay: Number(delay), loop: loop === 'true', fade: fade === 'true', keyboard: keyboard === 'true' }
}

function labelsOf(toggle: HTMLElement | null) {
  return { pause: toggle?.ariaLabel ?? '', play: toggle?.dataset.play ?? '' }
}

function enhance(controls: HTMLElement): Carousel | null {
  const root = document.getElementById(controls.dataset.carousel ?? '')
  if (!root) return null
  const dots = [...controls.querySelectorAll<HTMLElement>('button:not([data-icon])')]
  const toggle = controls.querySelector('[data-play]')
  const labels = labelsOf(toggle)

  const show = ({ index, isPlaying }: Partial<CarouselState>) => {
    if (index !== undefined) {
      for (const [at, dot] of dots.entries()) dot.ariaCurrent = at === index ? 'true' : null
    }
    if (isPlaying !== undefined && toggle) {
      toggle.dataset.icon = isPlaying ? 'pause' : 'play'
      toggle.ariaLabel = isPlaying ? labels.pause : labels.play
    }
  }
  const carousel = createCarousel(root, readOptions(controls), show, controls)
  controls.onclick = ({ target }) => {
    if (!(target instanceof HTMLElement)) return
    if (target === toggle) carousel.toggle()
    else if (target.dataset.icon === 'next') carousel.next()
    else if (target.dataset.icon === 'previous') carousel.previous()
    else if (dots.includes(target)) carousel.goTo(dots.indexOf(target))
  }
  return carousel
}

/** Connects the controls in a document with their lists. Gives a way to take it back. */
export function enhanceCarousels(root: ParentNode): () => void {
  const carousels = [...root.querySelectorAll('[data-carousel]')].map(enhance)
  return () => {
    for (const carousel of carousels) carousel?.destroy()
  }
}
