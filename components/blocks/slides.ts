import { inFront, scrollToItem } from '@/components/ui/carousel/place'

const SLIDES = '[data-slides]'

function showPosition(slides: Element, track: Element): void {
  const index = inFront(track)
  const position = track.children[index]?.getAttribute('data-position') ?? ''
  const status = slides.querySelector('[role="status"]')
  if (status && status.textContent !== position) status.textContent = position
  for (const button of slides.querySelectorAll('[data-turn]')) {
    const isEnd = !track.children[index + Number(button.dataset.turn)]
    button.setAttribute('aria-disabled', String(isEnd))
  }
}

function turn({ target }: Event): void {
  const button = target instanceof Element ? target.closest('[data-turn]') : null
  const track = button?.closest(SLIDES)?.querySelector('ul')
  const slide = track?.children[inFront(track) + Number(button?.dataset.turn)]
  if (track && slide) scrollToItem(track, slide)
}

function follow({ target }: Event): void {
  const slides = target instanceof Element ? target.parentElement?.closest(SLIDES) : null
  if (slides && target instanceof HTMLUListElement) showPosition(slides, target)
}

/** Lets all galleries of the page be turned by their buttons, those that come to it later too. Asking twice changes nothing. */
export function turnSlides(): void {
  document.addEventListener('click', turn)
  document.addEventListener('scroll', follow, { capture: true, passive: true })
}
