'use client'

import { type Failure, fillError } from './fill-error'

/** Shown where a part of a page failed in the browser. */
export function ErrorScreen({ error }: { error: Failure }) {
  // While rendering, because a failed layout takes the page's markup with it.
  const screen = typeof document === 'undefined' ? null : fillError(error)
  return (
    <div
      ref={(place) => {
        if (screen?.firstChild) place?.replaceChildren(screen)
      }}
    />
  )
}
