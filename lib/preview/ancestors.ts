import { env } from '@/lib/env'

/** Where the content service's admin is opened in a browser. */
export function adminOrigin(): string {
  const { CMS_URL, CONTENT_URL } = env()
  return new URL(CMS_URL ?? CONTENT_URL).origin
}

/** Who may show a preview in a frame: the admin. */
export const previewAncestors = () => `'self' ${adminOrigin()}`
