import type { Core } from '@strapi/strapi'
import { SUBMISSIONS, contentUids } from '../content-types'

const EDITOR = 'strapi-editor'
const AUTHOR = 'strapi-author'
const LOCALES = ['ar', 'en', 'de']

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
  const permissions: Permission[] = strapi.service('admin::content-type').getPermissionsWithNestedFields(
    actions.map((action) => ({ ...action, subjects: (action.subjects ?? []).filter((uid) => content.includes(uid)) })),
  )
  return permissions.map(({ action, subject, properties, conditions }) => {
    const localized = strapi.plugin('i18n').service('content-types').isLocalizedContentType(strapi.getModel(subject as never))
    return { action, subject, conditions, properties: localized ? { ...properties, locales: LOCALES } : properties }
  })
}

/**
 * Editors write and publish all content and none of what applicants send; written here and not in the admin, so that a new
 * content type is never forgotten and a submission never shown. The author role, which nobody needs, holds nothing.
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
}
