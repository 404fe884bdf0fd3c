'use client'

import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Says 'new' until a moment (milliseconds since 1970): a kept page may be read after it. */
export function NewBadge({ until, label }: { until: number; label: string }) {
  const isNew = useSyncExternalStore(never, () => Date.now() < until, () => true)
  return isNew && <span className="badge badge-gold">{label}</span>
}
