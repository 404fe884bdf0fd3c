'use client'

import { trustedMarkup } from './trusted'

type Props = { className?: string; markup: string }

/** The browser's side of `Markup`. */
export function SentMarkup({ className, markup }: Props) {
  return <div className={className} dangerouslySetInnerHTML={{ __html: trustedMarkup(markup) }} />
}
