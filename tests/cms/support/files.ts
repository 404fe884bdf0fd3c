import type { Answer, ContentService } from './service'

export type Sending = { ref?: string; token?: string; uploadToken?: string | null; more?: Buffer }

/** Sends a file of an applicant as the site does, or with other tokens. */
export function sendFile(
  service: ContentService,
  content: Buffer | null,
  name: string,
  ref?: string,
  { token, uploadToken, more }: Sending = {},
): Promise<Answer> {
  const form = new FormData()
  if (ref) form.append('ref', ref)
  for (const bytes of [content, more]) if (bytes) form.append('files', new Blob([new Uint8Array(bytes)]), name)
  const { CONTENT_TOKEN = '', UPLOAD_TOKEN = '' } = service.environment
  const headers = { authorization: `Bearer ${token ?? CONTENT_TOKEN}`, ...(uploadToken !== null && { 'upload-token': uploadToken ?? UPLOAD_TOKEN }) }
  return service.send('POST', '/api/upload', headers, form)
}
