import type { ReactNode } from 'react'
import styles from './Carousel.module.css'

/** The slides of a carousel, each an `li`. `label` says what the list is, for screen readers. */
export const SlideList = ({ label, children }: { label: string; children: ReactNode }) => (
  <ul className={styles.track} aria-label={label} tabIndex={0}>
    {children}
  </ul>
)
