'use client'

import { ErrorScreen } from '@/components/layout/error/ErrorScreen'
import type { Failure } from '@/components/layout/error/fill-error'

export default function PageError({ error }: { error: Failure }) {
  return <ErrorScreen error={error} />
}
