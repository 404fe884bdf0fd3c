'use client'

import { createContext, type ReactNode, use } from 'react'
import type { CarouselOptions } from './options'
import { type CarouselCommands, useCarousel } from './use-carousel'
import styles from './Carousel.module.css'

const Context = createContext<CarouselCommands | null>(null)

function useShared(): CarouselCommands {
  const carousel = use(Context)
  if (!carousel) throw new Error('This stands outside of a <Carousel>.')
  return carousel
}

/** What belongs together: a list that scrolls sideways, and its controls, wherever they stand. */
export function Carousel({ options, children }: { options: CarouselOptions; children: ReactNode }) {
  return <Context value={useCarousel(options)}>{children}</Context>
}

/** The frame of a list (`SlideList`), which scrolls by itself too. */
export function CarouselSlides({ id, className = '', children }: { id: string; className?: string; children: ReactNode }) {
  const { frame } = useShared()
  return (
    <div id={id} {...frame} className={`${styles.carousel} ${className}`}>
      {children}
    </div>
  )
}

export type CarouselLabels = Record<'previous' | 'next' | 'pause' | 'play', string>

/** Without script they do not show, and the list scrolls. `dots`: names of the slides, for a dot each. */
export function CarouselControls({ labels, dots = [] }: { labels: CarouselLabels; dots?: string[] }) {
  const { index, isPlaying, next, previous, goTo, toggle, wake } = useShared()
  return (
    <div className={styles.controls} onMouseEnter={wake} onFocus={wake}>
      <CarouselButtons {...{ labels, dots, index, isPlaying, next, previous, goTo, toggle }} />
    </div>
  )
}

type ButtonsProps = { labels: CarouselLabels; dots: string[] } & Pick<CarouselCommands, 'index' | 'isPlaying' | 'next' | 'previous' | 'goTo' | 'toggle'>

/** The buttons of a carousel; a dot for each name. */
export function CarouselButtons({ labels, dots, index, isPlaying, next, previous, goTo, toggle }: ButtonsProps) {
  return (
    <>
      <button type="button" className={styles.previous} aria-label={labels.previous} onClick={previous} />
      {dots.map((name, at) => (
        <button key={name} type="button" className={styles.dot} aria-label={name} aria-current={at === index || undefined} onClick={() => goTo(at)} />
      ))}
      <button type="button" className={styles.next} aria-label={labels.next} onClick={next} />
      <button type="button" className={isPlaying ? styles.pause : styles.play} aria-label={isPlaying ? labels.pause : labels.play} onClick={toggle} />
    </>
  )
}
