'use client'

import { useEffect } from 'react'
import { enhanceLegalLinks } from './enhance-legal-links'

/** Lets the links to legal documents open dialogs. */
export function LegalLoader() {
  useEffect(enhanceLegalLinks, [])
  return null
}
