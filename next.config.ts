import { resolve } from 'node:path'
import type { NextConfig } from 'next'
import createNextIntlPlugin from 'next-intl/plugin'
import { aliases } from './lib/i18n/aliases'
import { PAGED_MODELS, pagesOf } from './lib/i18n/document-pages.mjs'
import { LOCALE_PATTERN } from './rules/languages'
import { twins } from './lib/i18n/queries'
import { identity } from './lib/identity/identity.mjs'
import { nameClasses } from './lib/framework/webpack/class-names.mjs'

const language = `:lang(${LOCALE_PATTERN})`

const listsInPages = PAGED_MODELS.map(pagesOf).flatMap(({ list, isInPages }) => (isInPages ? [list] : []))

/** The parts of webpack's configuration that are changed. */
type Webpack = {
  output: { hashDigestLength?: number }
  optimization: { splitChunks?: false | { cacheGroups?: Record<string, unknown> } }
  module: { rules: unknown[] }
  plugins: unknown[]
}

/** What webpack's configuration is made with. */
type Making = {
  dev: boolean
  isServer: boolean
  webpack: { BannerPlugin: new (options: object) => unknown; Compilation: { PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE: number } }
}

/** A page uses most of what it starts with: the browser compiles it beside the page, instead of piece by piece while nothing else can be done. */
const COMPILE_AHEAD = '//# allFunctionsCalledOnLoad'

const config: NextConfig = {
  output: 'standalone',
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  poweredByHeader: false,
  compress: true,
  reactStrictMode: true,
  // `npm run typecheck` and `npm test` check them, with a compiler that is many times faster than the one that the framework loads.
  typescript: { ignoreBuildErrors: true },
  cacheHandler: resolve('lib/framework/cache/handler.mjs'),
  // Counted in characters, of which Arabic ones take two bytes: half of the process's memory, were it left at 50 MB.
  cacheMaxMemorySize: 16 * 1024 * 1024,
  serverExternalPackages: ['@resvg/resvg-js'],
  // What is read or imported at run time, where the framework's tracing cannot see it.
  outputFileTracingIncludes: {
    '/og/**': identity.fonts.files,
    '/**': [
      'RELEASE',
      'identity/{identity.json,home.json,themes.css}',
      'identity/pictures/*.svg',
      'node_modules/react-dom/{package.json,index.js,{server,static}.node.js,cjs/react-dom*.production.js}',
      'node_modules/{react,scheduler,next-themes,@strapi/blocks-react-renderer}/**/*.{js,cjs,json}',
    ],
  },
  // Sample content is the content service's.
  outputFileTracingExcludes: { '/**': ['identity/{content,illustrations,media}/**'] },
  // Title and description come in the head for everybody: streamed after it, they would be missing without script, and need more of it.
  htmlLimitedBots: /.*/,
  // `middleware.ts` looks at the arguments of actions, and the guard at their length; this is the framework's own bound.
  experimental: { globalNotFound: true, serverActions: { bodySizeLimit: '512kb' } },
  // Development uses Turbopack, which shows a change within a second or two. The build uses webpack, for which the rules below are written.
  turbopack: {
    rules: {
      '**/lib/identity/identity.mjs': { loaders: ['./lib/framework/development/identity-loader.mjs'] },
    },
  },
  webpack: (webpack: Webpack, { dev, isServer, webpack: { BannerPlugin, Compilation } }: Making) => {
    const { splitChunks } = webpack.optimization
    // One stylesheet, kept for the whole visit, instead of four requests for each page.
    if (!dev && splitChunks) {
      splitChunks.cacheGroups = { ...splitChunks.cacheGroups, styles: { type: 'css/mini-extract', name: 'styles', chunks: 'all', enforce: true } }
    }
    nameClasses(webpack.module.rules)
    // The names of all files that may come later stand in the first one.
    webpack.output.hashDigestLength = 8
    if (!dev && !isServer) {
      const [asModules, noClassNames] = ['as-modules', 'no-class-names'].map((name) => resolve(`lib/framework/webpack/${name}.mjs`))
      // After the compiler, which would make CommonJS of the framework's modules again.
      webpack.module.rules.push({ test: /[\\/]node_modules[\\/]next[\\/]dist[\\/].*\.js$/, enforce: 'post', loader: asModules })
      // Styles that no file of script asks for are those of server components. They are found by the framework's entry, which is no file.
      webpack.module.rules.push({ test: /\.module\.css$/, enforce: 'post', issuer: { not: [/\.[jt]sx?$/] }, loader: noClassNames })
      // After the minifier, which takes comments out, and before files are named by what they hold.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1
      webpack.plugins.push(new BannerPlugin({ banner: COMPILE_AHEAD, raw: true, entryOnly: true, test: /\.js$/, stage }))
    }
    return webpack
  },
  // The framework's own redirect would come before the language rule: two steps where one is enough.
  skipTrailingSlashRedirect: true,
  // Here and not in the middleware, which would name an address that a server behind a proxy takes for another one.
  rewrites: async () => ({
    beforeFiles: [
      ...twins.flatMap(({ route, twin, names }) =>
        names.map((key) => ({ source: `/${language}${route}`, has: [{ type: 'query' as const, key }], destination: `/:lang${twin}` })),
      ),
      { source: '/.well-known/security.txt', destination: '/security.txt' },
    ],
    afterFiles: [],
    fallback: [],
  }),
  redirects: async () => [
    ...Object.entries(aliases).map(([from, to]) => ({
      source: `/${language}${from}{/}?`,
      destination: `/:lang${to}`,
      permanent: true,
    })),
    // The first page of a list is the list.
    ...listsInPages.map((list) => ({ source: `/${language}${list}/page/1`, destination: `/:lang${list}`, permanent: true })),
    { source: `/${language}/:path*/`, destination: '/:lang/:path*', permanent: true },
  ],
}

export default createNextIntlPlugin('./i18n/request.ts')(config)
