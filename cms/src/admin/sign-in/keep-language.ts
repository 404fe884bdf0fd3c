import { getFetchClient, type StrapiApp } from '@strapi/strapi/admin'
import { z } from 'zod'
import { LANGUAGES } from '../../labels/language'

/** Where Strapi keeps the language that was chosen on this device, be it on the page of the sign-in. */
const CHOSEN = 'strapi-admin-language'

const readAccount = z.object({
  type: z.literal('adminApi/executeQuery/fulfilled'),
  payload: z.object({ preferedLanguage: z.string().nullish() }),
  meta: z.object({ arg: z.object({ endpointName: z.literal('getMe') }) }),
})

/** Whether an action of the admin tells of an account that has no language yet. */
export function isWithoutLanguage(action: unknown): boolean {
  const { success, data } = readAccount.safeParse(action)
  return success && !data.payload.preferedLanguage
}

type Middleware = Parameters<StrapiApp['addMiddlewares']>[0][number]

/**
 * Keeps the language that was chosen at the sign-in on the account, where that has none: the service answers in the language of the account.
 * One that somebody has set on their profile stays.
 */
export function keepLanguage(app: StrapiApp): void {
  const watch: Middleware = () => () => (next) => (action) => {
    const chosen = LANGUAGES.find((language) => language === localStorage.getItem(CHOSEN))
    if (chosen && isWithoutLanguage(action)) {
      // The next load of the admin tries again.
      void getFetchClient()
        .put('/admin/users/me', { preferedLanguage: chosen })
        .catch(() => undefined)
    }
    return next(action)
  }
  app.addMiddlewares([watch])
}
