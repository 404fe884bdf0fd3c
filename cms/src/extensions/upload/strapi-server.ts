import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { keepDeletedFile } from '../../bin/files/keep'
import { renewingPages } from '../../bin/files/note'
import { openBuckets } from '../../buckets'
import { digestOf, giveNewAddress } from '../../media/address'
import { allOrNothing } from '../../media/all-or-nothing'
import { type IncomingFile, recheck } from '../../media/recheck'
import { pictureFunctions } from '../../media/smaller'
import { message } from '../../messages'
import { requireSameFile } from '../../saves/file'

type FileInfo = { name?: string }
type Upload = { data: { fileInfo?: FileInfo | FileInfo[] }; files: IncomingFile | IncomingFile[] }
type Replace = { data: { fileInfo?: FileInfo }; file: IncomingFile }
type UploadService = {
  upload(upload: Upload, options?: object): Promise<unknown>
  replace(id: number | string, replace: Replace, options?: object): Promise<unknown>
  updateFileInfo(id: number | string, info: FileInfo, options?: object): Promise<unknown>
  findOne(id: number | string): Promise<{ ext: string } | null>
  remove(file: { id: number }): Promise<unknown>
}
type Factory = (context: object) => UploadService
type Register = (context: { strapi: Core.Strapi }) => Promise<void>
type Plugin = { register: Register; services: { upload: Factory; 'image-manipulation': object } }

const list = <T>(value: T | T[]): T[] => (Array.isArray(value) ? value : [value])

/** The name that an editor gave keeps its words, and gets the ending of the content. */
function renamed<T extends FileInfo | undefined>(info: T, file: IncomingFile): T {
  if (!info?.name) return info
  return { ...info, name: `${path.basename(info.name, path.extname(info.name))}${path.extname(file.originalFilename ?? '')}` }
}

async function inTemporaryFolder<T>(run: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), 'imar-media-'))
  try {
    return await run(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * Keeps files in the bucket of the settings. For Strapi they are still those of its own provider: it erases no file of another one, and
 * where files lie is a setting, which what is stored does not have to follow.
 */
function keepInBucket(plugin: Plugin): void {
  const { register } = plugin
  plugin.register = async (context) => {
    await register(context)
    const opened = await openBuckets()
    if (!opened) return
    const { bucketProvider } = await import('../../media/bucket-provider.js')
    Object.assign(context.strapi.plugin('upload').provider, bucketProvider(opened.settings))
  }
}

/**
 * Every way into the media library (admin, content API, sample content) leads through the same check of the content, and every way out of it
 * into the bin.
 */
export default function checkUploads(plugin: Plugin): Plugin {
  keepInBucket(plugin)
  plugin.services['image-manipulation'] = { ...plugin.services['image-manipulation'], ...pictureFunctions }
  const original = plugin.services.upload
  plugin.services.upload = (context) => {
    const service = original(context)
    return {
      ...service,
      upload: ({ data, files }, options) =>
        inTemporaryFolder(async (folder) => {
          const checked: IncomingFile[] = []
          for (const file of list(files)) checked.push(await recheck(file, folder))
          const infos = list(data.fileInfo ?? {})
          const fileInfo = checked.map((file, index) => renamed(infos[index] ?? {}, file))
          return allOrNothing(() => service.upload({ data: { ...data, fileInfo }, files: checked }, options))
        }),
      replace: (id, { data, file }, options) =>
        inTemporaryFolder(async (folder) => {
          const checked = await recheck(file, folder)
          const before = await service.findOne(id)
          const extension = path.extname(checked.originalFilename ?? '')
          if (before && before.ext !== extension) {
            throw new errors.ApplicationError(message('otherKind', before.ext.slice(1), extension.slice(1)))
          }
          await requireSameFile(Number(id))
          const version = await digestOf(checked.filepath)
          await service.replace(id, { data: { ...data, fileInfo: renamed(data.fileInfo, checked) }, file: checked }, options)
          return renewingPages(Number(id), () => giveNewAddress(Number(id), version))
        }),
      updateFileInfo: (id, info, options) =>
        strapi.db.transaction(async () => {
          await requireSameFile(Number(id))
          return renewingPages(Number(id), () => service.updateFileInfo(id, info, options))
        }),
      remove: (file) => keepDeletedFile(file.id, () => service.remove(file)),
    }
  }
  return plugin
}
