import { routes } from '@/lib/i18n/paths'

/** The header's menu in its order; a section with one link is shown as that link. (Requirements, section 2) */
export const menu = [
  { label: 'home', links: [{ label: 'home', route: routes.home }] },
  {
    label: 'sections',
    links: [
      { label: 'articles', route: routes.articles },
      { label: 'reports', route: routes.reports },
      { label: 'projects', route: routes.projects },
      { label: 'organization', route: routes.departments },
      { label: 'events', route: routes.events },
      { label: 'ambassadors', route: routes.ambassadors },
    ],
  },
  {
    label: 'getInvolved',
    links: [
      { label: 'join', route: routes.join },
      { label: 'collaborate', route: routes.collaborateIndividuals },
      { label: 'partners', route: routes.partners },
    ],
  },
  { label: 'about', links: [{ label: 'help', route: routes.help }] },
] as const

const [, sections, involved, about] = menu

/** What the menu leads to beside home, in one list. */
export const mainSections = [...sections.links, ...involved.links, ...about.links]
