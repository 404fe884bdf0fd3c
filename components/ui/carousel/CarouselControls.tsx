'use client'

import { useEffect, useRef, useState } from 'react'
import { type Carousel, type CarouselState, createCarousel } from './controller'
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

/** The controls of a carousel; they also bring it to life. Without script they do not show, and the list scrolls. */
export function CarouselControls({ carousel: id, options, labels, dots }: Props) {
  const [{ index, isPlaying }, setState] = useState<CarouselState>({ index: 0, isPlaying: true })
  const carousel = useRef<Carousel>(null)

  useEffect(() => {
    const root = document.getElementById(id)
    if (!root) return
    const merge = (change: Partial<CarouselState>) => setState((state) => ({ ...state, ...change }))
    const created = createCarousel(root, options, merge)
    carousel.current = created
    return () => created.destroy()
  }, [id, options])

  return (
    <div className={styles.controls}>
      <button type="button" data-icon="previous" aria-label={labels.previous} onClick={() => carousel.current?.previous()} />
      {dots?.map((name, dot) => (
        <button
          key={name}
          type="button"
          className={styles.dot}
          aria-label={name}
          aria-current={dot === index || undefined}
          onClick={() => carousel.current?.goTo(dot)}
        />
      ))}
      <button type="button" data-icon="next" aria-label={labels.next} onClick={() => carousel.current?.next()} />
      <button
        type="button"
        data-icon={isPlaying ? 'pause' : 'play'}
        aria-label={isPlaying ? labels.pause : labels.play}
        onClick={() => carousel.current?.toggle()}
      />
    </div>
  )
}
