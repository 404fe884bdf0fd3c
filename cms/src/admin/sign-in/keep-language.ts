import { getFetchClient, type StrapiApp } from '@strapi/strapi/admin'
import { LANGUAGES } from '../../labels/language'
import { languageToKeep, withLanguage } from './account-language'

/** Where Strapi keeps the language that was chosen on this device, be it on the page of the sign-in. */
const CHOSEN = 'strapi-admin-language'

type Middleware = Parameters<StrapiApp['addMiddlewares']>[0][number]

const chosen = () => LANGUAGES.find((language) => language === localStorage.getItem(CHOSEN))

/**
 * Keeps the language that was chosen at the sign-in on the account: the service answers in the language of the account, and Strapi would turn the
 * admin back to the one that was kept before.
 */
export function keepLanguage(app: StrapiApp): void {
  const before = chosen()
  const watch: Middleware = () => () => (next) => (action) => {
    const language = languageToKeep(action, { before, now: chosen() })
    if (!language) return next(action)
    // The next load of the admin tries again.
    void getFetchClient()
      .put('/admin/users/me', { preferedLanguage: language })
      .catch(() => undefined)
    return next(withLanguage(action, language))
  }
  app.addMiddlewares([watch])
}
