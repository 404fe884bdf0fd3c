import type { ReactNode } from 'react'
import { Link } from '@/components/ui/Link'
import styles from './SectionHead.module.css'

type Props = {
  /** Of the heading, to name the section by it. */
  id: string
  eyebrow: string
  title: string
  /** `arrive`: the height in pixels to which the page it leads to is scrolled. */
  link?: { href: string; text: string; arrive?: number }
  note?: string
  /** Further controls, such as those of a carousel. */
  children?: ReactNode
}

/** The head of a section: what it is, and where there is more. */
export function SectionHead({ id, eyebrow, title, note, link, children }: Props) {
  return (
    <div className={styles.head}>
      <div>
        <p className="eyebrow">{eyebrow}</p>
        <h2 id={id}>{title}</h2>
        {note && <p className={styles.note}>{note}</p>}
      </div>
      <div className={styles.more}>
        {link && (
          <Link href={link.href} data-arrive={link.arrive}>
            {link.text}
          </Link>
        )}
        {children}
      </div>
    </div>
  )
}
