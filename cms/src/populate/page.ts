import { file } from './file'

/** What search engines and shared links are told. */
export const seo = { populate: { ogImage: file } }

/** Which languages a document has. */
export const localizations = { fields: ['locale'] }
