/** What can be looked for and not be there; the specification words each differently. 'error' is for what failed. */
export const MISSING_KINDS = ['project', 'report', 'event', 'article', 'other', 'error'] as const

export type MissingKind = (typeof MISSING_KINDS)[number]

const byFolder: Readonly<Record<string, MissingKind>> = {
  projects: 'project',
  reports: 'report',
  events: 'event',
  articles: 'article',
}

/** What an address without its language looked for: `/projects/x` gives 'project', a list or anything else 'other'. */
export function missingKind(route: string): MissingKind {
  const [, folder = '', name = ''] = route.split('/')
  return name && name !== 'page' ? (byFolder[folder] ?? 'other') : 'other'
}
