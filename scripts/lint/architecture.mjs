import boundaries from 'eslint-plugin-boundaries'

/** Every folder with rules of its own. Order matters: the first pattern that fits a file decides. */
export const folders = {
  app: 'app',
  ui: 'components/ui',
  layout: 'components/layout',
  blocks: 'components/blocks',
  shared: 'components/shared',
  area: 'components/*',
  rules: 'rules',
  i18n: 'lib/i18n',
  content: 'lib/content',
  forms: 'lib/forms',
  search: 'lib/search',
  seo: 'lib/seo',
  process: 'lib/framework/process',
  static: 'lib/framework/static',
  framework: 'lib/framework',
  server: 'lib/server',
  entities: 'lib/entities',
  offline: 'lib/offline',
  speed: 'lib/speed',
  lib: 'lib',
}

/** What each folder may import beside itself. An area is never listed: no area may import another one. */
export const mayImport = {
  app: [
    'ui',
    'layout',
    'shared',
    'area',
    'i18n',
    'content',
    'forms',
    'search',
    'seo',
    'process',
    'static',
    'framework',
    'server',
    'entities',
    'offline',
    'speed',
    'lib',
  ],
  ui: [],
  layout: ['ui', 'i18n', 'content', 'search', 'speed', 'static', 'entities', 'offline', 'lib'],
  blocks: ['ui', 'i18n', 'content', 'static'],
  shared: ['ui', 'blocks', 'i18n', 'content', 'entities', 'forms', 'seo', 'static', 'offline', 'lib'],
  area: ['ui', 'layout', 'blocks', 'shared', 'i18n', 'content', 'entities', 'forms', 'search', 'seo', 'static', 'lib'],
  i18n: [],
  content: ['i18n', 'process', 'lib'],
  forms: ['content', 'entities', 'i18n', 'process', 'lib', 'server'],
  search: ['content', 'entities', 'i18n', 'process', 'lib'],
  seo: ['content', 'i18n', 'lib'],
  process: [],
  static: ['process', 'lib'],
  framework: ['process', 'static', 'server', 'i18n', 'entities', 'lib'],
  server: ['lib'],
  entities: ['content', 'i18n', 'seo', 'lib'],
  offline: ['static', 'i18n', 'lib'],
  speed: ['content', 'i18n', 'lib'],
  lib: ['process'],
  rules: [],
}

const policies = Object.entries(mayImport).flatMap(([from, to]) => [
  {
    from: { element: { type: from } },
    allow: { to: { element: { types: { anyOf: from === 'area' ? ['rules', ...to] : from === 'ui' ? [from] : [from, 'rules', ...to] } } } },
  },
])

const withinOneArea = {
  from: { element: { type: 'area' } },
  allow: { to: { element: { type: 'area', captured: { area: '{{ from.element.captured.area }}' } } } },
}

const onlyImports = (allowed) => ({
  'boundaries/dependencies': [
    'error',
    {
      default: 'disallow',
      message: 'A file of "{{from.element.type}}" may not import from "{{to.element.type}}" (scripts/lint/architecture.mjs).',
      policies: [{ allow: { to: { module: { origin: ['external', 'core'] } } } }, ...allowed],
    },
  ],
})

export const architecture = {
  files: ['app/**/*.{ts,tsx}', 'components/**/*.{ts,tsx}', 'lib/**/*.{ts,tsx}', 'rules/**/*.ts'],
  plugins: { boundaries },
  settings: {
    'import/resolver': { typescript: { project: 'tsconfig.json' } },
    'boundaries/elements': Object.entries(folders).map(([type, pattern]) => ({
      type,
      pattern,
      partialMatch: false,
      ...(type === 'area' && { capture: ['area'] }),
    })),
  },
  rules: onlyImports([...policies, withinOneArea]),
}

/**
 * The folders of the content service from the lowest to the highest: each may import those before it, and nobody those after it. Files
 * that stand in no folder are for all.
 */
export const layers = [
  'rules',
  'schema',
  'labels',
  'populate',
  'buckets',
  'entities',
  'outbox',
  'requests',
  'bodies',
  'timed',
  'audit',
  'accounts',
  'files',
  'media',
  'health',
  'reading',
  'renewal',
  'documents',
  'plans',
  'versions',
  'bin',
  'checks',
  'events',
  'verification',
  'submissions',
  'saves',
  'speed',
  'privacy',
  'review',
  'applicants',
  'mail',
  'replies',
  'preview',
  'bootstrap',
  'translations',
  'home',
  'seed',
  'watch',
  'middlewares',
  'extensions',
  'api',
  'door',
  'admin',
]

export const contentService = {
  files: ['cms/src/**/*.{ts,tsx}'],
  plugins: { boundaries },
  settings: {
    'import/resolver': { typescript: { project: 'cms/tsconfig.json' } },
    'boundaries/elements': [...layers, ''].map((folder) => ({
      type: folder || 'root',
      pattern: folder === 'rules' ? 'rules' : `cms/src/${folder}`.replace(/\/$/, ''),
      partialMatch: false,
    })),
  },
  // A file of a folder may import those up to its own; one of none may import all.
  rules: onlyImports(
    [...layers, 'root'].map((type, index) => ({
      from: { element: { type } },
      allow: { to: { element: { types: { anyOf: [...layers.slice(0, index + 1), 'root'] } } } },
    })),
  ),
}
