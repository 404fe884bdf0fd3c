import { getFetchClient } from '@strapi/strapi/admin'
import { z } from 'zod'
import type { WhereUsed } from '../../bin/files/where-used'
import { wordIn } from '../../labels/language'
import { adminLanguage } from '../labels/language'
import { MEDIA } from '../labels/media'

const bulk = z.object({ fileIds: z.array(z.int()).default([]), folderIds: z.array(z.int()).default([]) })

type Deleted = { files: number[]; folders: number[] }

/** What a call of the media library deletes; null where it deletes nothing. */
function deletedBy(method: string, url: URL, body: unknown): Deleted | null {
  const [, id] = /^\/upload\/files\/(\d+)$/.exec(url.pathname) ?? []
  if (method === 'DELETE' && id) return { files: [Number(id)], folders: [] }
  if (url.pathname !== '/upload/actions/bulk-delete' || typeof body !== 'string') return null
  const { data } = bulk.safeParse(JSON.parse(body))
  return data ? { files: data.fileIds, folders: data.folderIds } : null
}

/** Asks where the files that a call deletes are shown. Gives whether it may be sent. */
export async function mayDelete(method: string, url: URL, body: unknown): Promise<boolean> {
  const deleted = deletedBy(method, url, body)
  if (!deleted) return true
  const query = new URLSearchParams({ files: deleted.files.join(','), folders: deleted.folders.join(',') }).toString()
  const { data } = await getFetchClient().get<{ data: WhereUsed }>(`/file-uses?${query}`)
  if (data.data.shown.length === 0 && data.data.hidden === 0) return true
  const { askBeforeDeleting } = await import('./show')
  return askBeforeDeleting(data.data)
}

/** In the place of an answer, where nothing was sent. */
export const refusal = (): Response =>
  Response.json(
    { data: null, error: { status: 409, name: 'ApplicationError', message: wordIn(MEDIA.notDeleted, adminLanguage()), details: {} } },
    { status: 409 },
  )
