import prose from '@/components/blocks/blocks.module.css'
import { sanitizeHtml } from './sanitize'

/** Stored HTML with the typography of long text. Server only. */
export function SanitizedHtml({ html, shift }: { html: string; shift?: number }) {
  return <div className={prose.prose} dangerouslySetInnerHTML={{ __html: sanitizeHtml(html, shift) }} />
}
