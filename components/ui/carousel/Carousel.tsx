import type { ReactNode } from 'react'
import styles from './Carousel.module.css'

type Props = {
  id: string
  /** What the list is, for screen readers. */
  label: string
  /** The items, each an `li`. */
  children: ReactNode
  className?: string
}

/** A list that scrolls sideways and stops at its items; `CarouselControls` makes it more where there is script. */
export function Carousel({ id, label, children, className = '' }: Props) {
  return (
    <div id={id} className={`${styles.carousel} ${className}`}>
      <ul className={styles.track} aria-label={label} tabIndex={0}>
        {children}
      </ul>
    </div>
  )
}
