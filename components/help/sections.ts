/** The sections that the sidebar and the overview lead to; their hashes. (Requirements, section 2, help center) */
export const HELP_SECTIONS = ['faqs', 'terms', 'privacy', 'contact', 'impressum', 'feedback'] as const

export type HelpSectionId = 'overview' | (typeof HELP_SECTIONS)[number]

export const HELP_ID = 'help'
export const HELP_MENU_ID = 'help-menu'
