import { routes } from '@/lib/i18n/paths'

/** Where the pages of all articles are; the news page itself shows the latest only. */
export const ARCHIVE = `${routes.articles}/page`
