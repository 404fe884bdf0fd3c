'use client'

import { useEffect } from 'react'
import { formatNumber } from '@/lib/i18n/format'
import type { Locale } from '@/rules/languages'
import { type Timing, countUp } from './counting'

type Props = Timing & { locale: Locale }

/** Counts the figures of the page up when they come into view. */
export function CountUp({ locale, duration, step }: Props) {
  useEffect(() => {
    const figures = document.querySelectorAll('[data-count]')
    return countUp(figures, { duration, step }, (value) => formatNumber(locale, value))
  }, [locale, duration, step])
  return null
}
