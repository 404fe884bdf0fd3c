import { prefersStill } from '@/components/ui/stillness'

export type Timing = {
  /** How long the first figure counts, in milliseconds. */
  duration: number
  /** How much longer each next figure counts, in milliseconds. */
  step?: number
}

/** The duration of the figure at an index, in milliseconds. */
export function durationAt({ duration, step = 0 }: Timing, index: number): number {
  return duration + step * index
}

/** The value after a part (0 to 1) of the time: fast at first, slow at the end. */
export function valueAt(part: number, count: number): number {
  return Math.round(count * (1 - (1 - Math.min(1, part)) ** 3))
}

function run(figure: HTMLElement, duration: number, format: (value: number) => string) {
  const count = Number(figure.dataset.count)
  const started = performance.now()
  const tick = (now: number) => {
    const part = (now - started) / duration
    figure.textContent = format(valueAt(part, count))
    if (part < 1) requestAnimationFrame(tick)
  }
  requestAnimationFrame(tick)
}

/**
 * Counts figures (`data-count`) up when they come into view. Visitors who asked for less
 * motion, or have a weak line, keep the final number. Gives a way to stop watching.
 */
export function countUp(figures: Iterable<HTMLElement>, timing: Timing, format: (value: number) => string): () => void {
  const all = [...figures]
  if (prefersStill()) return () => undefined
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting || !(target instanceof HTMLElement)) continue
      observer.unobserve(target)
      run(target, durationAt(timing, all.indexOf(target)), format)
    }
  })
  for (const figure of all) observer.observe(figure)
  return () => observer.disconnect()
}
