import { errors } from '@strapi/utils'
import type { Context } from 'koa'

/** By which the site says for whom it shows a preview: the account that the link was signed for. */
const HEADER = 'preview-viewer'

/** Throws where a draft is read for an account that was switched off or deleted: its links and previews end with it. */
export async function requireViewer({ headers }: Context): Promise<void> {
  const viewer = headers[HEADER]
  if (viewer === undefined) return
  const there = /^\d+$/.test(String(viewer)) && (await strapi.db.query('admin::user').count({ where: { id: Number(viewer), isActive: true } })) > 0
  if (!there) throw new errors.UnauthorizedError()
}
