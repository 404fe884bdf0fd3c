import type { ReactNode } from 'react'
import { ExternalLink, Link } from '@/components/ui/Link'
import { Picture } from '@/components/ui/Picture'
import type { Announcement } from '@/lib/content/announcements'
import { AnnouncementText } from './AnnouncementText'
import styles from './Announcements.module.css'

export type ItemLabels = { types: Record<Announcement['type'], string>; readMore: string; newWindow: string }

type Props = { item: Announcement; labels: ItemLabels; children?: ReactNode }

/** An announcement; its kind is said in words and colour. `children`: what the visitor can do with it. */
export function AnnouncementItem({ item, labels, children }: Props) {
  const { type, title, icon, content, link } = item
  const linkText = item.linkText ?? labels.readMore
  return (
    <article className={styles.item} data-type={type}>
      <p className={styles.type}>
        {icon && <Picture image={icon} sizes="24px" alt="" />}
        {labels.types[type]}
      </p>
      {title && <h3>{title}</h3>}
      <AnnouncementText content={content} hint={labels.newWindow} />
      {link?.startsWith('http') && (
        <ExternalLink href={link} hint={labels.newWindow}>
          {linkText}
        </ExternalLink>
      )}
      {link && !link.startsWith('http') && <Link href={link}>{linkText}</Link>}
      {children}
    </article>
  )
}
