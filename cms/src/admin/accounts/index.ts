import { Key, User } from '@strapi/icons'
import type { StrapiApp } from '@strapi/strapi/admin'
import { addPage } from '../add-page'
import { ADMINISTRATORS } from '../desk'

/** Puts one's own account into the admin's menu, and those of others for administrators. */
export function addAccounts(app: StrapiApp): void {
  addPage(app, {
    to: 'own-account',
    icon: Key,
    intlLabel: { id: 'imar.own-account', defaultMessage: 'My account' },
    permissions: [],
    position: 7,
    load: () => import('./OwnAccountPage').then(({ OwnAccountPage }) => OwnAccountPage),
  })
  addPage(app, {
    to: 'accounts',
    icon: User,
    intlLabel: { id: 'imar.accounts', defaultMessage: 'Accounts' },
    permissions: ADMINISTRATORS,
    position: 8,
    load: () => import('./AccountsPage').then(({ AccountsPage }) => AccountsPage),
  })
}
