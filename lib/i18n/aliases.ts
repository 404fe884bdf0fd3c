import { routes } from './paths'

/** Paths that are mentioned in texts and links but live elsewhere. (Requirements, section 2; without the language) */
export const aliases: Readonly<Record<string, string>> = {
  '/partners': routes.partners,
  '/terms-of-service': routes.terms,
  '/collaborate': routes.collaborateIndividuals,
}
