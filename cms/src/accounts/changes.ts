import type { Core } from '@strapi/strapi'
import { tellOwner } from './notices'
import { endSessions } from './sessions'

const USER = 'admin::user'

type Before = { id: number; email: string; password: string | null }

const isBefore = (value: unknown): value is Before => typeof value === 'object' && value !== null && 'id' in value && 'email' in value

/**
 * Notices every change of an address or a password, whichever route or command makes it, and tells the owner. A new password ends all sessions:
 * one that was stolen does not outlive it.
 */
export function tellOfChanges(strapi: Core.Strapi): void {
  strapi.db.lifecycles.subscribe({
    models: [USER],
    async beforeUpdate({ params, state }) {
      const { data, where }: { data?: object; where?: object } = params
      if (!data || !('email' in data || 'password' in data)) return
      state.before = await strapi.db.query(USER).findOne({ where, select: ['id', 'email', 'password'] })
    },
    async afterUpdate({ params, state }) {
      const { before } = state
      if (!isBefore(before)) return
      const { email, password }: { email?: string; password?: string } = params.data ?? {}
      // The first password, by an invitation, changes none.
      if (password && before.password) {
        await endSessions(before.id)
        await tellOwner(before.id, 'passwordChanged')
      }
      if (email && email !== before.email) await tellOwner(before.id, 'emailChanged', before.email)
    },
  })
}
