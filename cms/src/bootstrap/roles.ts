import type { Core } from '@strapi/strapi'
import { SUBMISSIONS, contentUids } from '../content-types'
import { LOCALES } from '../rules/languages'
import { readableFields, writableFields } from '../submissions/visible-fields'

const EDITOR = 'strapi-editor'
const AUTHOR = 'strapi-author'
const REVIEWER = 'imar-reviewer'

const MEDIA_LIBRARY = [
  'plugin::upload.read',
  'plugin::upload.configure-view',
  'plugin::upload.assets.create',
  'plugin::upload.assets.update',
  'plugin::upload.assets.download',
  'plugin::upload.assets.copy-link',
]

type Action = { actionId: string; section: string; subjects: string[] }
type Permission = { action: string; subject?: string | null; properties: Record<string, unknown>; conditions: unknown[] }

function contentPermissions(strapi: Core.Strapi): Permission[] {
  const content = contentUids()
  const { actionProvider } = strapi.service('admin::permission')
  const actions: Action[] = actionProvider.values().filter(({ section }: Action) => section === 'contentTypes')
  const permissions: Permission[] = strapi
    .service('admin::content-type')
    .getPermissionsWithNestedFields(actions.map((action) => ({ ...action, subjects: (action.subjects ?? []).filter((uid) => content.includes(uid)) })))
  return permissions.map(({ action, subject, properties, conditions }) => {
    const localized = strapi
      .plugin('i18n')
      .service('content-types')
      .isLocalizedContentType(strapi.getModel(subject as never))
    return { action, subject, conditions, properties: localized ? { ...properties, locales: LOCALES } : properties }
  })
}

/** Reading what was sent, and writing the decision; neither making nor deleting anything. */
const reviewPermissions = (): Permission[] =>
  SUBMISSIONS.flatMap((subject) => [
    { action: 'plugin::content-manager.explorer.read', subject, properties: { fields: readableFields(subject) }, conditions: [] },
    { action: 'plugin::content-manager.explorer.update', subject, properties: { fields: writableFields(subject) }, conditions: [] },
  ])

async function ensureReviewer(strapi: Core.Strapi): Promise<void> {
  const roles = strapi.service('admin::role')
  const reviewer =
    (await roles.findOne({ code: REVIEWER })) ??
    (await roles.create({ code: REVIEWER, name: 'Reviewer', description: 'Sees what visitors send, decides about applications, and sees nothing else.' }))
  await roles.assignPermissions(reviewer.id, reviewPermissions())
}

/**
 * Editors write and publish all content and none of what applicants send, reviewers the other way round; written here and not
 * in the admin, so that a new content type is never forgotten and a submission never shown. The author role, which nobody
 * needs, holds nothing.
 */
export async function ensureRoles(strapi: Core.Strapi): Promise<void> {
  const roles = strapi.service('admin::role')
  const media = MEDIA_LIBRARY.map((action): Permission => ({ action, properties: {}, conditions: [] }))
  const permissions = [...contentPermissions(strapi), ...media]
  if (permissions.some(({ subject }) => SUBMISSIONS.includes(subject ?? ''))) {
    throw new Error('An editor would see what applicants have sent.')
  }
  const editor = await roles.findOne({ code: EDITOR })
  if (editor) await roles.assignPermissions(editor.id, permissions)
  const author = await roles.findOne({ code: AUTHOR })
  if (author) await roles.assignPermissions(author.id, [])
  await ensureReviewer(strapi)
}
