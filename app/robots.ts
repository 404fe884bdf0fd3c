import type { MetadataRoute } from 'next'
import { absoluteUrl } from '@/lib/seo/urls'

// The site's address is a setting of the running site, not of the build.
export const dynamic = 'force-dynamic'

export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: '/api/' },
    sitemap: absoluteUrl('/sitemap.xml'),
  }
}
