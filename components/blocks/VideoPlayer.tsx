'use client'

import { useState } from 'react'
import styles from './Video.module.css'

type Props = { src: string; title: string; play: string; consent: string }

/** Asks before the host's player is loaded. */
export function VideoPlayer({ src, title, play, consent }: Props) {
  const [agreed, setAgreed] = useState(false)
  const agree = () => setAgreed(true)
  if (agreed) {
    return (
      <iframe
        src={src}
        title={title}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
        allowFullScreen
      />
    )
  }
  return (
    <div className={styles.consent}>
      <p>{consent}</p>
      <button type="button" className="btn btn-gold" onClick={agree}>
        {play}
      </button>
    </div>
  )
}
