export type DepartmentIconName = 'it' | 'media' | 'finance' | 'hr' | 'legal' | 'volunteer' | 'default'

/** `\b` knows Latin letters only; these know every script's, so that 'it' is not found in 'Sanität'. */
const word = (pattern: string) => new RegExp(`(?<![\\p{L}\\p{M}])(?:${pattern})(?![\\p{L}\\p{M}])`, 'iu')
const start = (pattern: string) => new RegExp(`(?<![\\p{L}\\p{M}])(?:${pattern})`, 'iu')

/** Arabic words may carry the article and 'and'. */
const AL = '(?:و?ال)?'

/** The first that fits decides: 'human resources' before everything that volunteers do. */
const keywords: readonly (readonly [DepartmentIconName, readonly RegExp[]])[] = [
  ['it', [word('it|edv'), start(`information tech|informati(?:k|onstech)|software|${AL}(?:تقنية|تقني|تكنولوجيا|معلوماتية|برمج)`)]],
  ['hr', [word('hr'), start(`human res|personal|people|${AL}موارد ${AL}بشرية`)]],
  ['media', [start(`media|medien|press|öffentlichkeit|communicat|kommunikat|${AL}(?:إعلام|اعلام|صحاف)`)]],
  ['finance', [start(`financ|finanz|account|buchhalt|${AL}(?:مالية|مالي|محاسب)`)]],
  ['legal', [start(`legal|law|recht|jurist|${AL}(?:قانون|حقوق)`)]],
  ['volunteer', [start(`volunt|freiwillig|ehrenamt|${AL}(?:متطوع|تطوع)`)]],
]

/** The icon for a department by a keyword in its title, in any of the site's languages. (Requirements, section 2, join page) */
export function departmentIcon(title: string): DepartmentIconName {
  return keywords.find(([, patterns]) => patterns.some((pattern) => pattern.test(title)))?.[0] ?? 'default'
}
