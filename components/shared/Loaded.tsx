import type { ReactNode } from 'react'
import type { Section } from '@/lib/content/section'

type Props<T> = { section: Section<T>; failure?: ReactNode; children: (data: T) => ReactNode }

/** A section by its state; without a `failure` a section that could not be read stays away. */
export function Loaded<T>({ section, failure = null, children }: Props<T>) {
  if (section.state === 'hidden') return null
  return section.state === 'failed' ? failure : children(section.data)
}
