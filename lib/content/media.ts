import { z } from 'zod'
import { LOCALES, type Locale } from '@/rules/languages'
import { PICTURE_WIDTHS, SOCIAL_COPY } from '@/rules/pictures'

/** The copy for links to a page, with its true size and type. */
export type SocialCopy = { src: string; width: number; height: number; type: string }

/** A picture with its widths, on the site's own origin, and the size of the one that pages without pictures offer. */
export type Image = { src: string; srcSet: string | null; width: number | null; height: number | null; alt: string; smallKb?: number; social?: SocialCopy }

/** Any uploaded file. Size in kilobytes. */
export type MediaFile = {
  url: string
  name: string
  mime: string
  extension: string
  sizeKb: number
  alt: string
  image: Image | null
}

const format = z.object({ url: z.string(), width: z.number(), height: z.number(), size: z.number().optional() })

const media = z.object({
  url: z.string(),
  name: z.string().default(''),
  mime: z.string().default('application/octet-stream'),
  ext: z.string().nullish(),
  size: z.number().default(0),
  width: z.number().nullish(),
  height: z.number().nullish(),
  alternativeText: z.string().nullish(),
  formats: z.record(z.string(), format).nullish().catch(null),
})

type Media = z.output<typeof media>

/**
 * The language's part of an alternative text written as 'ar | en | de', in the order of the table of languages. A text without parts
 * serves all languages; one that was written before a language came serves it with its English part.
 */
export function altText(locale: Locale, value: string | null | undefined): string {
  const parts = (value ?? '').split('|').map((part) => part.trim())
  return parts[LOCALES.indexOf(locale)] ?? parts[LOCALES.indexOf('en')] ?? parts[0] ?? ''
}

/** Uploads are proxied by this site, so the host of their address is left out. What follows the path tells replaced bytes from those before. */
function ownOrigin(url: string): string {
  if (url.startsWith('/')) return url
  const { pathname, search } = new URL(url)
  return pathname + search
}

function toImage(locale: Locale, file: Media): Image {
  const { [SOCIAL_COPY.name]: social, ...copies } = file.formats ?? {}
  const formats = Object.values(copies).sort((a, b) => a.width - b.width)
  const original = file.width ? [{ url: file.url, width: file.width, height: file.height ?? 0, size: file.size }] : []
  const widths = [...formats, ...original]
  const small = widths.findLast(({ width }) => width <= PICTURE_WIDTHS.small) ?? widths[0]
  const large = file.formats?.large ?? { url: file.url, width: file.width, height: file.height }
  return {
    src: ownOrigin(large.url),
    srcSet: widths.length > 1 ? widths.map(({ url, width }) => `${ownOrigin(url)} ${width}w`).join(', ') : null,
    width: large.width ?? null,
    height: large.height ?? null,
    alt: altText(locale, file.alternativeText),
    ...(small?.size && { smallKb: Math.ceil(small.size) }),
    ...(social && { social: { src: ownOrigin(social.url), width: social.width, height: social.height, type: SOCIAL_COPY.mime } }),
  }
}

function toMediaFile(locale: Locale, file: Media): MediaFile {
  return {
    url: ownOrigin(file.url),
    name: file.name,
    mime: file.mime,
    extension: (file.ext ?? '').replace('.', '').toUpperCase(),
    sizeKb: file.size,
    alt: altText(locale, file.alternativeText),
    image: file.mime.startsWith('image/') ? toImage(locale, file) : null,
  }
}

/** A picture field: an Image preferring the large format, or null when missing. (Requirements, section 7) */
export const image = (locale: Locale) =>
  media
    .nullish()
    .catch(null)
    .transform((file) => (file ? toImage(locale, file) : null))

/** A file field, or null when missing. */
export const mediaFile = (locale: Locale) =>
  media
    .nullish()
    .catch(null)
    .transform((file) => (file ? toMediaFile(locale, file) : null))
