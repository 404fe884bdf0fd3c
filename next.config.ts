import type { NextConfig } from 'next'
import createNextIntlPlugin from 'next-intl/plugin'
import { aliases } from './lib/i18n/aliases'
import { LOCALES } from './lib/i18n/languages'

const language = `:lang(${LOCALES.join('|')})`

const config: NextConfig = {
  output: 'standalone',
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  poweredByHeader: false,
  compress: true,
  reactStrictMode: true,
  serverExternalPackages: ['@resvg/resvg-js'],
  // The framework's own redirect would come before the language rule: two steps where one is enough.
  skipTrailingSlashRedirect: true,
  redirects: async () => [
    ...Object.entries(aliases).map(([from, to]) => ({
      source: `/${language}${from}{/}?`,
      destination: `/:lang${to}`,
      permanent: true,
    })),
    { source: `/${language}/:path*/`, destination: '/:lang/:path*', permanent: true },
  ],
}

export default createNextIntlPlugin('./i18n/request.ts')(config)
