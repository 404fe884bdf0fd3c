import type { Core } from '@strapi/strapi'
import { ACCOUNT_NOTICE, SCOPE } from '../uids'
import { dropFactor } from './second-factor'
import { endSessions } from './sessions'

const USER = 'admin::user'
const SESSION = 'admin::session'

/** Ends what somebody can still do the admin with. A preview asks whether whom it is for is there (`viewer.ts`). */
async function endAll(userId: number): Promise<void> {
  await endSessions(userId)
  await strapi.service('admin::api-token-admin').deleteTokensForUser(userId)
}

async function forget(userId: number): Promise<void> {
  await endAll(userId)
  await dropFactor(userId)
  for (const uid of [SCOPE, ACCOUNT_NOTICE] as const) await strapi.db.query(uid).deleteMany({ where: { userId } })
}

type Session = { userId: string; deviceId: string }

const isSession = (value: unknown): value is Session => typeof value === 'object' && value !== null && 'userId' in value && 'deviceId' in value

/** With a session that Strapi's own page ends go those that it was before its token was renewed: their access tokens hold a while longer. */
function endFormer(strapi: Core.Strapi): void {
  strapi.db.lifecycles.subscribe({
    models: [SESSION],
    async afterDelete({ result }) {
      if (!isSession(result)) return
      const { userId, deviceId } = result
      await strapi.db.query(SESSION).deleteMany({ where: { userId, deviceId, origin: 'admin', status: 'rotated' } })
    },
  })
}

type Account = { id: number; isActive: boolean }

const isAccount = (value: unknown): value is Account => typeof value === 'object' && value !== null && 'id' in value && 'isActive' in value

/** Whoever switches an account off or deletes it ends its sessions and tokens with it, and all that is kept of one that is deleted. */
export function endWithAccounts(strapi: Core.Strapi): void {
  strapi.db.lifecycles.subscribe({
    models: [USER],
    async afterUpdate({ result }) {
      if (isAccount(result) && !result.isActive) await endAll(result.id)
    },
    async afterDelete({ result }) {
      if (isAccount(result)) await forget(result.id)
    },
  })
  endFormer(strapi)
}
