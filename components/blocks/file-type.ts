import type { MediaFile } from '@/lib/content/media'

/** The type of a file as readers know it: its extension in capitals, else the second part of its media type. */
export function fileType({ extension, mime }: Pick<MediaFile, 'extension' | 'mime'>): string {
  return extension || (mime.split('/')[1] ?? '').toUpperCase()
}
