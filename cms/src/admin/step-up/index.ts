import type { StrapiApp } from '@strapi/strapi/admin'
import { z } from 'zod'

const details = z.object({ code: z.literal('STEP_UP'), needsCode: z.boolean() })

/** A call of Strapi's own pages that was refused for the lack of a confirmation. */
const refused = z.object({ type: z.literal('adminApi/executeMutation/rejected'), payload: z.object({ details }) })

/** A refusal of a call of our own pages. */
const failed = z.object({ response: z.object({ data: z.object({ error: z.object({ details }) }) }) })

/** What the service asks for before it changes an account. */
export type Asked = { needsCode: boolean }

/** What it asks for by the refusal of one of our calls; null for every other error. */
export const askedByError = (error: unknown): Asked | null => failed.safeParse(error).data?.response.data.error.details ?? null

/** The same by an action of the admin's store. */
export const askedByAction = (action: unknown): Asked | null => refused.safeParse(action).data?.payload.details ?? null

/** Asks, and gives whether the account has confirmed. `isRepeated`: the call is sent again by itself, and not by another press of "Save". */
async function ask(asked: Asked, isRepeated: boolean): Promise<boolean> {
  const { showStepUp } = await import('./show')
  return showStepUp(asked, isRepeated)
}

/** Sends a call and, where the service asks for the password first, once more after it was given. Throws what it is refused with. */
export async function withStepUp<T>(send: () => Promise<T>): Promise<T> {
  try {
    return await send()
  } catch (error) {
    const asked = askedByError(error)
    if (!asked || !(await ask(asked, true))) throw error
    return send()
  }
}

type Middleware = Parameters<StrapiApp['addMiddlewares']>[0][number]

/**
 * Asks for the password and the second step where Strapi's own pages were refused for the lack of them: they have no fields for that. What was
 * typed stays in the form, to be saved again.
 */
export function addStepUp(app: StrapiApp): void {
  const watch: Middleware = () => () => (next) => (action) => {
    const asked = askedByAction(action)
    if (asked) void ask(asked, false)
    return next(action)
  }
  app.addMiddlewares([watch])
}
