import { getFetchClient, type StrapiApp } from '@strapi/strapi/admin'
import { LANGUAGES } from '../../labels/language'
import { isWithoutLanguage } from './without-language'

/** Where Strapi keeps the language that was chosen on this device, be it on the page of the sign-in. */
const CHOSEN = 'strapi-admin-language'

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
