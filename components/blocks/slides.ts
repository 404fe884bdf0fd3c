const SLIDES = '[data-slides]'

/** How far an element begins behind the beginning of the track, in the direction of reading. */
function distance(track: Element, slide: Element): number {
  const [frame, own] = [track.getBoundingClientRect(), slide.getBoundingClientRect()]
  return document.dir === 'rtl' ? frame.right - own.right : own.left - frame.left
}

/** The number of the slide that stands nearest to the beginning of the track. */
function inFront(track: Element): number {
  const distances = [...track.children].map((slide) => Math.abs(distance(track, slide)))
  return distances.indexOf(Math.min(...distances))
}

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
  if (!track || !slide) return
  const way = distance(track, slide) * (document.dir === 'rtl' ? -1 : 1)
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  track.scrollBy({ left: way, behavior: isStill ? 'instant' : 'smooth' })
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
