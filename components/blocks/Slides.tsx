'use client'

import { type ReactNode, useRef, useState } from 'react'
import { inFront, scrollToItem } from '@/components/ui/carousel/place'
import styles from './Slides.module.css'

type Props = {
  /** `positions` says of each slide which one it is. */
  words: { title: string; previous: string; next: string; positions: string[] }
  /** What the buttons show, from the server: the table of icons stays there. */
  arrow: ReactNode
  /** A list of the slides, which scrolls by itself too. */
  children: ReactNode
}

/** Buttons that turn a list of slides, and say which one is in front. */
export function Slides({ words, arrow, children }: Props) {
  const frame = useRef<HTMLElement>(null)
  const [index, setIndex] = useState(0)
  const last = words.positions.length - 1

  const turn = (by: number) => {
    const list = frame.current?.firstElementChild
    if (list) scrollToItem(list, list.children[inFront(list) + by])
  }
  const follow = () => {
    const list = frame.current?.firstElementChild
    if (list) setIndex(inFront(list))
  }
  return (
    <section ref={frame} aria-label={words.title} onScrollCapture={follow}>
      {children}
      {last > 0 && (
        <div className={`no-print ${styles.controls}`}>
          <button type="button" className={`round ${styles.previous}`} aria-label={words.previous} aria-disabled={index === 0} onClick={() => turn(-1)}>
            {arrow}
          </button>
          <p role="status">{words.positions[index]}</p>
          <button type="button" className="round" aria-label={words.next} aria-disabled={index === last} onClick={() => turn(1)}>
            {arrow}
          </button>
        </div>
      )}
    </section>
  )
}
