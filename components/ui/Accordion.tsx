import type { ReactNode } from 'react'
import { Icon } from './Icon'
import styles from './Accordion.module.css'

type Item = { id: string; title: ReactNode; content: ReactNode; isOpen?: boolean }

type Props = {
  items: readonly Item[]
  /** Panels of one name close each other; unique on the page. */
  name: string
  /** The level of the titles in the page's outline. */
  level?: 2 | 3 | 4
  className?: string
}

/** A list of panels of which one is open at a time; works without script. */
export function Accordion({ items, name, level = 3, className }: Props) {
  const Title = `h${level}` as const
  return (
    <div className={className}>
      {items.map(({ id, title, content, isOpen }) => (
        <details key={id} id={id} name={name} open={isOpen} className={styles.panel}>
          <summary>
            <Title>{title}</Title>
            <Icon name="chevron" />
          </summary>
          <div className={styles.content}>{content}</div>
        </details>
      ))}
    </div>
  )
}
