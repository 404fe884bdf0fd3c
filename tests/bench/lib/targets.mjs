import { Problem } from '../../../scripts/lib/problem.mjs'
import { readPageTypes } from '../../page-types.mjs'

const locales = ['ar', 'en']

/** Measured over time in both languages; of the other types Arabic, the heavier one, has to do. */
const thorough = new Set(['home', 'project', 'article'])

/**
 * The pages that are measured: name, language, address without the origin. `timed` are those whose paint and load are
 * measured too, which takes minutes. Of chosen types both languages are.
 * @param {Parameters<typeof readPageTypes>[0]} servers
 * @param {string[]} [chosen]
 */
export async function readTargets(servers, chosen) {
  const types = await readPageTypes(servers)
  const unknown = chosen?.find((name) => !(name in types))
  if (unknown) throw new Problem(`There is no type of page "${unknown}": --pages ${Object.keys(types).join(',')}`)
  const measured = Object.entries(types).filter(([name]) => !chosen || chosen.includes(name))
  const pages = measured.flatMap(([name, rest]) => locales.map((locale) => ({ name, locale, address: `/${locale}${rest}` })))
  const timed = chosen ? pages : pages.filter(({ name, locale }) => locale === 'ar' || thorough.has(name))
  return { pages, timed, articleId: types.article.split('/').at(-1) }
}
