import { buildSitemap } from '@/lib/entities/sitemap'

// Made per request from kept reads: a build needs no content service.
export const dynamic = 'force-dynamic'

export default buildSitemap
