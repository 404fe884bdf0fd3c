import type { Core } from '@strapi/strapi'
import { requireGoodPassword } from '../accounts/passwords/framework'
import { optional } from '../environment'
import { identity } from '../identity'

/** The first administrator, from the environment. Later changes of the password are made in the admin and stay. */
export async function ensureAdministrator(strapi: Core.Strapi): Promise<void> {
  const email = optional('ADMIN_EMAIL')
  const password = optional('ADMIN_PASSWORD')
  if (!email || !password) return
  if ((await strapi.db.query('admin::user').count()) > 0) return
  const names = { firstname: identity.words.en.initiativeShort, lastname: 'Admin' }
  await requireGoodPassword(password, { email, ...names }).catch((error: unknown) => {
    throw new Error(
      `ADMIN_PASSWORD cannot be used. ${error instanceof Error ? error.message : ''} Set another one, or leave it out of .env: "npm start" makes one.`,
    )
  })
  const role = await strapi.service('admin::role').getSuperAdmin()
  await strapi.service('admin::user').create({
    email,
    password,
    ...names,
    isActive: true,
    registrationToken: null,
    roles: [role.id],
  })
}
