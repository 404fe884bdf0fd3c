import type { ReactNode } from 'react'
import type { HelpSectionId } from './sections'
import shown from './shown.module.css'
import styles from './Help.module.css'

type Props = { id: HelpSectionId; title: string; children: ReactNode }

/** A section of the help center; its heading takes the focus when its hash is followed. */
export function HelpSection({ id, title, children }: Props) {
  return (
    <section id={id} className={`${shown.section} ${styles.section}`} aria-labelledby={`${id}-title`} data-section="">
      <h2 id={`${id}-title`} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  )
}
