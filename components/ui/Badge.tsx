import type { ReactNode } from 'react'

type Props = { children: ReactNode; tone?: 'brand' | 'gold' | 'muted' | 'danger' }

/** A short state or property of a thing, in words. */
export function Badge({ children, tone = 'brand' }: Props) {
  return <span className={tone === 'brand' ? 'badge' : `badge badge-${tone}`}>{children}</span>
}
