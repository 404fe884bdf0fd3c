import { Key, User } from '@strapi/icons'
import type { StrapiApp } from '@strapi/strapi/admin'
import { ADMINISTRATORS } from '../desk'

/** Puts one's own account into the admin's menu, and those of others for administrators. */
export function addAccounts(app: StrapiApp): void {
  app.addMenuLink({
    to: 'own-account',
    icon: Key,
    intlLabel: { id: 'imar.own-account', defaultMessage: 'My account' },
    permissions: [],
    position: 7,
    Component: async () => ({ default: (await import('./OwnAccountPage')).OwnAccountPage }),
  })
  app.addMenuLink({
    to: 'accounts',
    icon: User,
    intlLabel: { id: 'imar.accounts', defaultMessage: 'Accounts' },
    permissions: ADMINISTRATORS,
    position: 8,
    Component: async () => ({ default: (await import('./AccountsPage')).AccountsPage }),
  })
}
