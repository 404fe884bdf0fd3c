import type { Core } from '@strapi/strapi'
import { READ } from '../admin-routes'
import { SUBMISSIONS, contentUids } from '../content-types'
import { WITHIN_SCOPE } from '../review/scope-condition'
import { LOCALES } from '../rules/languages'
import { EVENT, submissionUid } from '../uids'
import { readableFields, writableFields } from '../submissions/visible-fields'

const EDITOR = 'strapi-editor'
const AUTHOR = 'strapi-author'

const REVIEWER = {
  code: 'imar-reviewer',
  name: 'Reviewer',
  description: 'Sees what visitors send, decides about applications, and sees nothing else.',
}

const EVENT_TEAM = {
  code: 'imar-event-team',
  name: 'Event team',
  description: 'Sees events and who has registered for them, and sees nothing else.',
}

const UPDATE = 'plugin::content-manager.explorer.update'

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

/** Reading what was sent, and writing the decision, within the scope of the account; neither making nor deleting anything. */
const reviewPermissions = (): Permission[] =>
  SUBMISSIONS.flatMap((subject) => [
    { action: READ, subject, properties: { fields: readableFields(subject) }, conditions: [WITHIN_SCOPE] },
    { action: UPDATE, subject, properties: { fields: writableFields(subject) }, conditions: [WITHIN_SCOPE] },
  ])

/** Reading events and who has registered for them, and writing the note beside a registration. */
function eventTeamPermissions(content: readonly Permission[]): Permission[] {
  const registration = submissionUid('registration')
  return [
    ...content.filter(({ action, subject }) => action === READ && subject === EVENT),
    { action: READ, subject: registration, properties: { fields: readableFields(registration) }, conditions: [] },
    { action: UPDATE, subject: registration, properties: { fields: writableFields(registration) }, conditions: [] },
  ]
}

type Role = { code: string; name: string; description: string }

async function ensureRole(strapi: Core.Strapi, role: Role, permissions: Permission[]): Promise<void> {
  const roles = strapi.service('admin::role')
  const { id } = (await roles.findOne({ code: role.code })) ?? (await roles.create(role))
  await roles.assignPermissions(id, permissions)
}

/**
 * Editors write and publish all content and none of what applicants send, reviewers the other way round, the event team reads what it
 * needs at the door; written here and not in the admin, so that a new content type is never forgotten and a submission never shown. The
 * author role, which nobody needs, holds nothing.
 */
export async function ensureRoles(strapi: Core.Strapi): Promise<void> {
  const roles = strapi.service('admin::role')
  const media = MEDIA_LIBRARY.map((action): Permission => ({ action, properties: {}, conditions: [] }))
  const content = contentPermissions(strapi)
  const permissions = [...content, ...media]
  if (permissions.some(({ subject }) => SUBMISSIONS.includes(subject ?? ''))) {
    throw new Error('An editor would see what applicants have sent.')
  }
  const editor = await roles.findOne({ code: EDITOR })
  if (editor) await roles.assignPermissions(editor.id, permissions)
  const author = await roles.findOne({ code: AUTHOR })
  if (author) await roles.assignPermissions(author.id, [])
  await ensureRole(strapi, REVIEWER, reviewPermissions())
  await ensureRole(strapi, EVENT_TEAM, eventTeamPermissions(content))
}
