import type { Core } from '@strapi/strapi'
import { findMedia, readAlternativeTexts } from './files'

export type UploadedFile = { id: number; url: string; [field: string]: unknown }

/** What Strapi's editor copies from a file into a rich text. */
const PICTURE_FIELDS = [
  'name',
  'url',
  'width',
  'height',
  'formats',
  'hash',
  'ext',
  'mime',
  'size',
  'previewUrl',
  'provider',
  'provider_metadata',
  'createdAt',
  'updatedAt',
]

/** Uploads a file when something names it first, and only then. Missing files are named in the log and left out. */
export class SeedMedia {
  private readonly uploaded = new Map<string, Promise<UploadedFile | undefined>>()
  private readonly alternativeTexts = readAlternativeTexts()

  constructor(private readonly strapi: Core.Strapi) {}

  get(name: string): Promise<UploadedFile | undefined> {
    const known = this.uploaded.get(name) ?? this.upload(name)
    this.uploaded.set(name, known)
    return known
  }

  /** The picture as a part of a rich text, with an alternative text in that text's language. */
  async picture(name: string, alternativeText: string): Promise<object | undefined> {
    const file = await this.get(name)
    return file && { ...Object.fromEntries(PICTURE_FIELDS.map((field) => [field, file[field]])), alternativeText }
  }

  private nameAsText(name: string): string {
    this.strapi.log.warn(`Sample content: there is no alternative text for ${name}`)
    return name.replace(/-/g, ' ')
  }

  private async upload(name: string): Promise<UploadedFile | undefined> {
    const media = findMedia(name)
    if (!media) {
      this.strapi.log.warn(`Sample content: there is no file ${name} in identity/media`)
      return undefined
    }
    const fileInfo = { name: media.originalFilename, alternativeText: this.alternativeTexts.get(name) ?? this.nameAsText(name) }
    const [file] = await this.strapi.plugin('upload').service('upload').upload({ data: { fileInfo }, files: media })
    return file
  }
}
