import { env } from '@/lib/env'

/** Who may show a preview in a frame: the content service's admin. */
export function previewAncestors(): string {
  const { CMS_URL, CONTENT_URL } = env()
  return `'self' ${new URL(CMS_URL ?? CONTENT_URL).origin}`
}
