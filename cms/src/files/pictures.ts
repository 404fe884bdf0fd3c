import { open } from 'node:fs/promises'
import sharp, { type Metadata, type Sharp } from 'sharp'
import { isWithoutMemory } from './pdf/rewrite'

/**
 * Reads and writes pictures. Only the process that examines files loads this: a few kilobytes can unpack to gigabytes, and what is set here holds for the
 * whole process.
 */
sharp.cache(false)
sharp.concurrency(1)
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif', 'Tiff'].map((format) => `VipsForeignLoad${format}File`),
})

/** By the header, all frames together, before anything is decoded: what a camera makes. */
const MOST_PIXELS = 64_000_000

/** Certificates and papers stay legible (A4 at 350 dpi). */
const LONGEST_SIDE_OF_APPLICANTS = 4096

const LONGEST_SIDE_OF_MEDIA = 2000

/** Good enough for what is written on a certificate. */
const QUALITY = { jpeg: { quality: 92 }, webp: { quality: 92 }, png: {} }

/** What editors may bring; above all not SVG, which is a document that can hold scripts. */
const MEDIA = new Set(['jpeg', 'png', 'webp', 'gif', 'heif', 'tiff'])

/** The picture is larger than what is decoded. */
export class TooManyPixels extends Error {}

/** It begins as a picture does, and cannot be read to its end. */
export class BrokenPicture extends Error {}

export type Drawn = { width: number; height: number; bytes: number }

const pixelsOf = ({ width, height, pageHeight, pages = 1 }: Metadata) => width * (pageHeight ?? height) * pages

/** The first bytes of the pictures that are taken. */
const PICTURE = /^(\xff\xd8\xff|\x89PNG|GIF8|RIFF....WEBP|II\*\0|MM\0\*|....ftyp(avi[fs]|hei[cfsx]|mif1|msf1))/s

async function beginsAsPicture(filepath: string): Promise<boolean> {
  const handle = await open(filepath, 'r')
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(16), 0, 16, 0)
    return PICTURE.test(buffer.toString('latin1', 0, bytesRead))
  } finally {
    await handle.close()
  }
}

/** Says of an error of the library what it means for whoever has sent the picture. */
function asRefusal(error: unknown): Error {
  if (isWithoutMemory(error)) return error instanceof Error ? error : new Error(String(error))
  return /pixel limit/i.test(String(error)) ? new TooManyPixels('limit', { cause: error }) : new BrokenPicture('unreadable', { cause: error })
}

/** The header of a picture, or null where it is none. Throws where it could not be read for want of memory, and a BrokenPicture. */
async function headerOf(filepath: string): Promise<Metadata | null> {
  try {
    return await sharp(filepath).metadata()
  } catch (error) {
    if (isWithoutMemory(error) || (await beginsAsPicture(filepath))) throw asRefusal(error)
    return null
  }
}

/** What turns pixels as the camera says (EXIF). */
const TURNS: ReadonlyMap<number, (picture: Sharp) => Sharp> = new Map([
  [2, (picture) => picture.flop()],
  [3, (picture) => picture.rotate(180)],
  [4, (picture) => picture.flip()],
  [5, (picture) => picture.rotate(90).flop()],
  [6, (picture) => picture.rotate(90)],
  [7, (picture) => picture.rotate(270).flop()],
  [8, (picture) => picture.rotate(270)],
])

/**
 * The picture upright and within a square of this side. It is shrunk while it is read, row by row, and turned only then: to turn it the whole has to be in
 * memory.
 */
async function upright(filepath: string, { orientation = 1 }: Metadata, side: number): Promise<Sharp> {
  const shrunk = sharp(filepath, { limitInputPixels: MOST_PIXELS, failOn: 'truncated', sequentialRead: true }).resize({
    width: side,
    height: side,
    fit: 'inside',
    withoutEnlargement: true,
  })
  const turn = TURNS.get(orientation)
  if (!turn) return shrunk
  const { data, info } = await shrunk
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch((error: unknown) => {
      throw asRefusal(error)
    })
  return turn(sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } }))
}

async function write(picture: Sharp, to: string): Promise<Drawn> {
  const { width, height, pageHeight, size } = await picture.toFile(to).catch((error: unknown) => {
    throw asRefusal(error)
  })
  return { width, height: pageHeight ?? height, bytes: size }
}

function checkPixels(header: Metadata, pixels: number): void {
  if (pixels > MOST_PIXELS) throw new TooManyPixels(header.format)
}

/**
 * Draws a picture of an applicant again, in its format and upright, with nothing in it but its pixels: a photo tells where it was taken. Null where it is
 * none of that format.
 */
export async function drawForReviewers(from: string, to: string, format: keyof typeof QUALITY): Promise<Drawn | null> {
  const header = await headerOf(from)
  if (header?.format !== format) return null
  checkPixels(header, header.width * (header.pageHeight ?? header.height))
  const picture = await upright(from, header, LONGEST_SIDE_OF_APPLICANTS)
  return write(picture.toFormat(format, QUALITY[format]), to)
}

/** Draws a picture of the media library: upright, at most 2000 px, as WebP, with nothing in it but its pixels. Null where it is none that is taken. */
export async function drawForMedia(from: string, to: string): Promise<Drawn | null> {
  const header = await headerOf(from)
  if (!header?.format || !MEDIA.has(header.format)) return null
  checkPixels(header, pixelsOf(header))
  const isAnimated = (header.pages ?? 1) > 1 && ['gif', 'webp'].includes(header.format)
  const picture = isAnimated ? animation(from, LONGEST_SIDE_OF_MEDIA, LONGEST_SIDE_OF_MEDIA) : await upright(from, header, LONGEST_SIDE_OF_MEDIA)
  return write(picture.webp({ quality: 82 }), to)
}

const animation = (from: string, width: number, height: number): Sharp =>
  sharp(from, { animated: true, limitInputPixels: MOST_PIXELS, failOn: 'error' }).resize({ width, height, fit: 'inside', withoutEnlargement: true })

/** From the best on, until the file is small enough. */
const SOCIAL_QUALITIES = [82, 70, 55, 40, 25]

/**
 * Draws a picture of the media library as JPEG on white, at most so wide and so many bytes: of a moving one the first frame. What is still too large at
 * the lowest quality is drawn smaller.
 */
export async function drawSocial(from: string, to: string, { width, bytes }: { width: number; bytes: number }): Promise<Drawn> {
  const picture = sharp(from, { limitInputPixels: MOST_PIXELS, failOn: 'error' }).resize({ width, withoutEnlargement: true }).flatten({ background: '#fff' })
  for (const quality of SOCIAL_QUALITIES) {
    const drawn = await write(picture.clone().jpeg({ quality }), to)
    if (drawn.bytes <= bytes) return drawn
  }
  return drawSocial(from, to, { width: Math.floor(width / 2), bytes })
}

/** Draws a picture of the media library smaller, as WebP. */
export const drawSmaller = (from: string, to: string, width: number, height: number): Promise<Drawn> => write(animation(from, width, height).webp(), to)
