import { routes } from '@/lib/i18n/paths'

/** The footer's two columns of links; the cookie settings stand before the first. (Requirements, section 2) */
export const information = [
  { label: 'impressum', route: routes.impressum },
  { label: 'privacy', route: routes.privacy },
  { label: 'faqs', route: routes.faqs },
  { label: 'feedback', route: routes.feedback },
] as const

export const useful = [
  { label: 'about', route: '/#about' },
  { label: 'projects', route: routes.projects },
  { label: 'reports', route: routes.reports },
  { label: 'articles', route: routes.articles },
  { label: 'join', route: routes.join },
] as const
