import { activeUser, type User } from './step'

/**
 * The hash of random bytes that were thrown away: no password fits. It costs as much to compare with as those that Strapi makes
 * (tests/cms/sign-in.test.ts).
 */
export const NO_PASSWORD = '$2a$10$Cy.29pduEsxKm/QXD5hlRu9FA6Yuc5FOkCobHJnTTWj1rTqRmHbyK'

/**
 * The active account that has this address and password, or null. The same queries and one comparison are made whether there is such an
 * account or not, so that the time tells nothing.
 */
export async function userWith(email: string, password: string): Promise<User | null> {
  const user = await activeUser({ email: email.toLowerCase() })
  const isRight: boolean = await strapi.service('admin::auth').validatePassword(password, user?.password ?? NO_PASSWORD)
  return isRight && user?.password ? user : null
}
