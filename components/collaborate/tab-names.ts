import { routes } from '@/lib/i18n/paths'

/** The tabs by the third part of the path, in order. (Requirements, section 2, collaborate) */
export const TABS = {
  individuals: { label: 'individuals', route: routes.collaborateIndividuals },
  organizations: { label: 'organizations', route: routes.collaborateOrganizations },
  'project-template': { label: 'template', route: routes.projectTemplate },
} as const

export type Tab = keyof typeof TABS

export const TAB_NAMES: readonly Tab[] = ['individuals', 'organizations', 'project-template']

export const isTab = (name: string): name is Tab => Object.hasOwn(TABS, name)
