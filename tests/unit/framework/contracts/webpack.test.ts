/** @jest-environment node */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { getCssModuleLoader } from 'next/dist/build/webpack/config/blocks/css/loaders/modules'
import MiniCssExtractPlugin from 'next/dist/build/webpack/plugins/mini-css-extract-plugin'
import { webpack } from 'next/dist/compiled/webpack/webpack'
import { nameClasses } from '@/lib/framework/webpack/class-names.mjs'
import asModules from '@/lib/framework/webpack/as-modules.mjs'
import noClassNames from '@/lib/framework/webpack/no-class-names.mjs'
import config from '@/next.config'

const entryLoader = 'next-flight-client-entry-loader'

const fileOfFramework = require.resolve('next/dist/lib/constants')

let folder: string

const write = (name: string, text: string) => writeFileSync(join(folder, name), text)
const read = (name: string) => readFileSync(join(folder, 'out', name), 'utf8')

/** What the browser gets of a page with a server component and one of the browser, by the framework's entry and plugin and our settings. */
async function build(): Promise<void> {
  write('server.module.css', '.of-server{color:red}')
  write('browser.module.css', '.of-browser{color:blue}')
  write(
    'browser.js',
    `import styles from './browser.module.css'
    import { RSC_SUFFIX } from ${JSON.stringify(fileOfFramework)}
    globalThis.used = [styles.name, RSC_SUFFIX]
    globalThis.later = import('./later.js')`,
  )
  write('later.js', 'globalThis.later = 1')
  // What the loader of styles tells the plugin: the rules, and the table of names.
  write(
    'css.js',
    "module.exports = (css) => `module.exports = [[module.id, ${JSON.stringify(css)}, '']]; module.exports.locals = { name: ${JSON.stringify(css)} }`",
  )
  // Ours are modules, which webpack cannot load within Jest.
  write('no-class-names.js', `module.exports = () => ${JSON.stringify(noClassNames())}`)
  write('as-modules.js', `module.exports = () => ${JSON.stringify(asModules.call({ resourcePath: fileOfFramework }, ''))}`)
  const asked = (name: string) => `modules=${encodeURIComponent(JSON.stringify({ request: join(folder, name), ids: [] }))}`
  const settings = config.webpack?.(
    {
      mode: 'production',
      context: folder,
      entry: { page: `${entryLoader}?${asked('server.module.css')}&${asked('browser.js')}&server=false!` },
      output: { path: join(folder, 'out') },
      optimization: { splitChunks: {}, minimize: false },
      resolve: { alias: {} },
      resolveLoader: { alias: { [entryLoader]: require.resolve(`next/dist/build/webpack/loaders/${entryLoader}`) } },
      module: { rules: [{ test: /\.module\.css$/, use: [Object(MiniCssExtractPlugin).loader, join(folder, 'css.js')] }] },
      plugins: [new MiniCssExtractPlugin()],
    },
    { dev: false, isServer: false, webpack } as never,
  )
  for (const rule of settings.module.rules) if (rule.loader) rule.loader = join(folder, basename(rule.loader, '.mjs')) + '.js'
  await new Promise<void>((resolve, reject) =>
    webpack(settings, (error: unknown, stats?: { hasErrors: () => boolean; toString: () => string }) =>
      error || stats?.hasErrors() ? reject(new Error(stats?.toString(), { cause: error })) : resolve(),
    ),
  )
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'contract-'))
  return build()
}, 30_000)

afterAll(() => rmSync(folder, { recursive: true }))

test('Names of classes', () => {
  const context = { isServer: true, isClient: false, experimental: {} } as never
  const rules = [{ oneOf: [{ use: getCssModuleLoader(context, async () => ({})) }] }]
  nameClasses(rules)
  const loader = rules[0]?.oneOf[0]?.use.find(({ options }) => options?.modules)
  const file = { rootContext: '/site', resourcePath: '/site/components/ui/Field.module.css' }
  expect(loader?.options.modules.getLocalIdent(file, '', 'label')).toMatch(/^Field-[\da-f]{3}_label$/)
})

test('Styles of server components', () => {
  const script = read('page.js')
  expect(script).toContain('.of-browser')
  expect(script).not.toContain('.of-server')
  // The entry has the name that the framework gives it.
  const plugin = readFileSync(require.resolve('next/dist/build/webpack/plugins/flight-client-entry-plugin'), 'utf8')
  expect(plugin).toMatch(new RegExp(`${entryLoader}\\?\\$\\{[^\`]*\\}!\``))
})

test('One stylesheet', () => {
  expect(readdirSync(join(folder, 'out')).filter((name) => name.endsWith('.css'))).toEqual(['styles.css'])
  for (const rule of ['.of-server{color:red}', '.of-browser{color:blue}']) expect(read('styles.css')).toContain(rule)
})

test('The framework as modules', () => {
  // One with who asks for it, and not an object of which all could be asked.
  expect(read('page.js')).toMatch(/globalThis\.used = \[.*, RSC_SUFFIX\]/)
  const dist = join(fileOfFramework, '../..')
  const files = ['client', 'shared', 'lib', 'api'].flatMap((part) =>
    readdirSync(join(dist, part), { recursive: true, encoding: 'utf8' }).flatMap((name) => (name.endsWith('.js') ? [join(part, name)] : [])),
  )
  expect(files.length).toBeGreaterThan(400)
  expect(files.filter((name) => !existsSync(join(dist, 'esm', name)))).toEqual([])
})

test('Compiled beside the page', () => {
  const scripts = readdirSync(join(folder, 'out')).filter((name) => name.endsWith('.js'))
  const ahead = scripts.filter((name) => read(name).startsWith('//# allFunctionsCalledOnLoad\n'))
  expect(scripts.length).toBe(2)
  expect(ahead).toEqual(['page.js'])
  // The minifier takes comments out.
  const minifier = readFileSync(require.resolve('next/dist/build/webpack/plugins/minify-webpack-plugin/src'), 'utf8')
  expect(minifier).toContain('PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE\n')
})
