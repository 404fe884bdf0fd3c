'use client'

import { useEffect } from 'react'
import { formatNumber } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/languages'
import { countUp } from './count-up'

/** Counts the figures of the page up when they come into view. */
export function CountUp({ locale }: { locale: Locale }) {
  useEffect(() => {
    const figures = document.querySelectorAll<HTMLElement>('[data-count]')
    return countUp(figures, (value) => formatNumber(locale, value))
  }, [locale])
  return null
}
