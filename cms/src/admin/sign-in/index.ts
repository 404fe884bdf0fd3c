import type { StrapiApp } from '@strapi/strapi/admin'
import { z } from 'zod'

/** The calls of Strapi's own pages that open a session, by the names of their endpoints. */
const OPENING = ['login', 'registerUser', 'registerAdmin', 'resetPassword']

const details = z.object({ code: z.literal('SECOND_STEP'), step: z.enum(['code', 'enrol']), ticket: z.string() })

const refused = z.object({
  type: z.literal('adminApi/executeMutation/rejected'),
  payload: z.object({ details }),
  meta: z.object({
    arg: z.object({ endpointName: z.enum(OPENING), originalArgs: z.object({ rememberMe: z.boolean().optional() }).optional().catch(undefined) }),
  }),
})

/** What the service asks for in place of a session. */
export type Asked = { step: 'code' | 'enrol'; ticket: string; isRemembered: boolean }

/** What the service asks for; null for every other action of the admin. */
export function askedBy(action: unknown): Asked | null {
  const { success, data } = refused.safeParse(action)
  if (!success) return null
  const { step, ticket } = data.payload.details
  return { step, ticket, isRemembered: data.meta.arg.originalArgs?.rememberMe ?? false }
}

/** The step that follows the one that was just done; null of details that ask for none. */
export function nextStep(given: unknown): Pick<Asked, 'step' | 'ticket'> | null {
  const { success, data } = details.safeParse(given)
  return success ? { step: data.step, ticket: data.ticket } : null
}

type Middleware = Parameters<StrapiApp['addMiddlewares']>[0][number]

/**
 * Asks for the second step where Strapi's pages were refused a session for the lack of it: they have no place for it of their own, but all
 * they do goes through the store.
 */
export function addSecondStep(app: StrapiApp): void {
  const watch: Middleware =
    () =>
    ({ dispatch }) =>
    (next) =>
    (action) => {
      const asked = askedBy(action)
      if (asked) {
        void import('./show').then(({ showSecondStep }) =>
          showSecondStep(asked, (token) => dispatch({ type: 'admin/login', payload: { token, persist: asked.isRemembered } })),
        )
      }
      return next(action)
    }
  app.addMiddlewares([watch])
}
