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

/** How many files are made ready at once: their pictures are made smaller in threads of their own. */
const AT_ONCE = 2

/** The files that documents name, each once, in the order in which they do. */
export function mediaNames(documents: unknown): string[] {
  const named = JSON.stringify(documents).matchAll(/"\$media":"([^"]+)"|media:([\w-]+)/g)
  return [...new Set(Array.from(named, ([, field, inText]) => field ?? inText ?? ''))]
}

/** Uploads each file once, and only what something names. Missing files are named in the log and left out. */
export class SeedMedia {
  private readonly uploaded = new Map<string, Promise<UploadedFile | undefined>>()
  private readonly alternativeTexts = readAlternativeTexts()

  constructor(private readonly strapi: Core.Strapi) {}

  get(name: string): Promise<UploadedFile | undefined> {
    const known = this.uploaded.get(name) ?? this.upload(name)
    this.uploaded.set(name, known)
    return known
  }

  /** Begins with the files that documents are about to name, while those are stored; what fails is said where it is named. */
  async getAhead(names: readonly string[]): Promise<void> {
    const left = [...names]
    const lane = async () => {
      for (let name = left.shift(); name !== undefined; name = left.shift()) await Promise.allSettled([this.get(name)])
    }
    await Promise.all(Array.from({ length: AT_ONCE }, lane))
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
