import { readPageTypes } from '../../page-types.mjs'

const locales = ['ar', 'en']

/** Measured over time in both languages; of the other types Arabic, the heavier one, has to do. */
const thorough = new Set(['home', 'project', 'article'])

/**
 * The pages that are measured: name, language, address without the origin. `timed` are those whose paint and load are
 * measured too, which takes minutes.
 */
export async function readTargets(servers) {
  const types = await readPageTypes(servers)
  const pages = Object.entries(types).flatMap(([name, rest]) => locales.map((locale) => ({ name, locale, address: `/${locale}${rest}` })))
  const timed = pages.filter(({ name, locale }) => locale === 'ar' || thorough.has(name))
  return { pages, timed, articleId: types.article.split('/').at(-1) }
}
