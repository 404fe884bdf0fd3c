/** What an upload may be shown as. Anything else is a download of unknown kind, which no browser runs. */
const types: Readonly<Record<string, { type: string; inline: boolean }>> = {
  avif: { type: 'image/avif', inline: true },
  webp: { type: 'image/webp', inline: true },
  png: { type: 'image/png', inline: true },
  jpg: { type: 'image/jpeg', inline: true },
  jpeg: { type: 'image/jpeg', inline: true },
  gif: { type: 'image/gif', inline: true },
  mp4: { type: 'video/mp4', inline: true },
  mov: { type: 'video/quicktime', inline: true },
  m4a: { type: 'audio/mp4', inline: true },
  webm: { type: 'video/webm', inline: true },
  pdf: { type: 'application/pdf', inline: true },
  docx: { type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', inline: false },
  xlsx: { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', inline: false },
  zip: { type: 'application/zip', inline: false },
}

/**
 * The path of a file in the content service from the segments of an address, or null for what no upload is called:
 * anything but plain names in at most a few folders.
 */
export function uploadPath(segments: readonly string[]): string | null {
  const isPlain = segments.length > 0 && segments.length <= 4 && segments.every((name) => /^[\w-][\w. -]{0,200}$/.test(name))
  return isPlain ? `/uploads/${segments.map(encodeURIComponent).join('/')}` : null
}

/** How a file is sent, by its name alone: the stored type is not trusted. */
export function fileHeaders(name: string): { 'content-type': string; 'content-disposition': string } {
  const known = types[name.split('.').at(-1)?.toLowerCase() ?? '']
  const disposition = known?.inline ? 'inline' : 'attachment'
  return {
    'content-type': known?.type ?? 'application/octet-stream',
    'content-disposition': `${disposition}; filename*=UTF-8''${encodeURIComponent(name)}`,
  }
}
