import prose from '@/components/blocks/blocks.module.css'
import type { Locale } from '@/rules/languages'
import { sanitizeHtml } from './sanitize'

/** Stored HTML with the typography of long text. Server only. */
export function SanitizedHtml({ locale, html, shift }: { locale: Locale; html: string; shift?: number }) {
  return <div className={prose.prose} dangerouslySetInnerHTML={{ __html: sanitizeHtml(locale, html, shift) }} />
}
