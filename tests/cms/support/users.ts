import { Admin } from './admin'
import type { ContentService } from './service'

const PASSWORD = 'Temporary-Password-2'

/** Makes an account with a role, as an administrator does, and signs in with it. */
export async function addUser(administrator: Admin, service: ContentService, email: string, roleCode: string, firstname = 'New'): Promise<Admin> {
  const roles = (await administrator.call('GET', '/admin/roles')).body.data
  const role = roles.find(({ code }: { code: string }) => code === roleCode)
  const created = await administrator.call('POST', '/admin/users', { email, firstname, lastname: 'Person', roles: [role.id] })
  const { registrationToken } = created.body.data
  const userInfo = { firstname, lastname: 'Person', password: PASSWORD }
  const registered = await administrator.call('POST', '/admin/register', { registrationToken, userInfo })
  if (registered.status !== 200) throw new Error(`Registration answered ${registered.status}`)
  return Admin.login(service, email, PASSWORD)
}

type Permission = { action: string; subject: string; fields?: string[]; locales?: string[]; conditions?: string[] }

/** Makes a role with these rights to content and submissions, such as `read` with some fields, and gives its code. */
export async function addRole(administrator: Admin, name: string, permissions: Permission[]): Promise<string> {
  const { data: role } = (await administrator.call('POST', '/admin/roles', { name, description: name })).body
  const given = permissions.map(({ action, subject, fields, locales, conditions = [] }) => ({
    action: `plugin::content-manager.explorer.${action}`,
    subject,
    properties: { ...(fields && { fields }), ...(locales && { locales }) },
    conditions,
  }))
  const { status } = await administrator.call('PUT', `/admin/roles/${role.id}/permissions`, { permissions: given })
  if (status !== 200) throw new Error(`The rights of a role answered ${status}`)
  return role.code
}
