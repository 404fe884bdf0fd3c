/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { getCssModuleLoader } from 'next/dist/build/webpack/config/blocks/css/loaders/modules'
import { nameClasses } from '@/lib/framework/webpack/class-names.mjs'

const sourceOf = (module: string) => readFileSync(require.resolve(module), 'utf8')

test('Names of classes', () => {
  const context = { isServer: true, isClient: false, experimental: {} } as never
  const rules = [{ oneOf: [{ use: getCssModuleLoader(context, async () => ({})) }] }]
  nameClasses(rules)
  const loader = rules[0]?.oneOf[0]?.use.find(({ options }) => options?.modules)
  const file = { rootContext: '/site', resourcePath: '/site/components/ui/Field.module.css' }
  expect(loader?.options.modules.getLocalIdent(file, '', 'label')).toMatch(/^Field-[\da-f]{3}_label$/)
})

test('Styles of server components', () => {
  expect(sourceOf('next/dist/build/webpack/plugins/flight-client-entry-plugin')).toMatch(/next-flight-client-entry-loader\?\$\{[^`]*\}!`/)
})

test('One stylesheet', () => {
  expect(sourceOf('next/dist/build/webpack/plugins/mini-css-extract-plugin')).toContain('next/dist/compiled/mini-css-extract-plugin')
  expect(sourceOf('next/dist/compiled/mini-css-extract-plugin/index')).toContain('css/mini-extract')
})
