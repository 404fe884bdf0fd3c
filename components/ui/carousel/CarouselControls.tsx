import type { CarouselOptions } from './options'
import styles from './Carousel.module.css'

type Props = {
  /** The id of the list's frame. */
  carousel: string
  options: CarouselOptions
  labels: { previous: string; next: string; pause: string; play: string }
  /** Names of the slides, for a dot each. */
  dots?: string[]
}

/** The controls of a carousel; `enhance.ts` brings them to life. Without script they do not show, and the list scrolls. */
export function CarouselControls({ carousel, options, labels, dots = [] }: Props) {
  return (
    <div
      className={styles.controls}
      data-carousel={carousel}
      data-delay={options.delay}
      data-loop={options.loop}
      data-fade={options.fade}
      data-keyboard={options.keyboard}
    >
      <button type="button" data-icon="previous" aria-label={labels.previous} />
      {dots.map((name, index) => (
        <button key={name} type="button" className={styles.dot} aria-label={name} aria-current={index === 0 || undefined} />
      ))}
      <button type="button" data-icon="next" aria-label={labels.next} />
      <button type="button" data-icon="pause" data-play={labels.play} aria-label={labels.pause} />
    </div>
  )
}
