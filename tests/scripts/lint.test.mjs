import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after, test } from 'node:test'
import { ESLint } from 'eslint'
import stylelint from 'stylelint'
import tseslint from 'typescript-eslint'
import { architecture, contentService } from '../../scripts/lint/architecture.mjs'
import { restrictions } from '../../scripts/lint/restrictions.mjs'

// The import rule only judges files that exist, so it gets a small tree of its own.
const tree = mkdtempSync(join(tmpdir(), 'imar-lint-'))
after(() => rmSync(tree, { recursive: true }))

function addFile(path, text = 'export {}\n') {
  mkdirSync(dirname(join(tree, path)), { recursive: true })
  writeFileSync(join(tree, path), text)
}

addFile('tsconfig.json', '{ "compilerOptions": { "paths": { "@/*": ["./*"] } } }')
addFile('app/[lang]/page.tsx')
addFile('components/home/Hero.tsx')
addFile('components/news/Card.tsx')
addFile('components/ui/Button.tsx')
addFile('rules/languages.ts')
addFile('lib/content/articles.ts')
addFile('lib/framework/guard/guard.ts')
addFile('lib/framework/static/Static.tsx')
addFile('lib/env.ts')
addFile('cms/src/index.ts')
addFile('cms/src/files/kinds.ts')
addFile('cms/src/submissions/store.ts')
addFile('cms/src/uids.ts')
addFile('cms/tsconfig.json', '{}')

const eslint = new ESLint({
  cwd: tree,
  overrideConfigFile: true,
  overrideConfig: [
    { files: ['**/*.{ts,tsx}'], languageOptions: { parser: tseslint.parser } },
    architecture,
    contentService,
    {
      settings: {
        'boundaries/root-path': tree,
        'import/resolver': { typescript: { project: join(tree, 'tsconfig.json') } },
      },
    },
    ...restrictions,
  ],
})

async function rulesBroken(filePath, code) {
  const [result] = await eslint.lintText(code, { filePath: join(tree, filePath) })
  return result.messages.map((message) => message.ruleId)
}

const importRule = 'boundaries/dependencies'
const syntaxRule = 'no-restricted-syntax'

const cases = [
  ['an area must not import another area', 'components/home/X.tsx', "import '@/components/news/Card'", [importRule]],
  ['an area must not import another area by a relative path', 'components/home/X.tsx', "import '../news/Card'", [importRule]],
  ['an area may import itself', 'components/home/X.tsx', "import './Hero'", []],
  ['an area may import ui', 'components/home/X.tsx', "import '@/components/ui/Button'", []],
  ['ui must not import content', 'components/ui/X.tsx', "import '@/lib/content/articles'", [importRule]],
  ['ui must not import languages', 'components/ui/X.tsx', "import '@/rules/languages'", [importRule]],
  ['languages must not import content', 'lib/i18n/x.ts', "import '../content/articles'", [importRule]],
  ['lib must not import components', 'lib/content/x.ts', "import '@/components/ui/Button'", [importRule]],
  ['what is done behind the framework is for routes', 'components/home/X.tsx', "import '@/lib/framework/guard/guard'", [importRule]],
  ['an area may import static content', 'components/home/X.tsx', "import '@/lib/framework/static/Static'", []],
  ['nobody imports a route', 'components/home/X.tsx', "import '@/app/[lang]/page'", [importRule]],
  ['a page may import an area', 'app/[lang]/page.tsx', "import '@/components/home/Hero'", []],
  ['the site never imports the content service', 'lib/content/x.ts', "import '../../cms/src/index'", ['no-restricted-imports']],
  ['only one place knows the insides of the framework', 'lib/content/x.ts', "import 'next/dist/server/next'", ['no-restricted-imports']],
  ['that place may', 'lib/framework/x.ts', "import 'next/dist/server/next'", []],
  ['what is lower in the content service imports nothing higher', 'cms/src/files/x.ts', "import '../submissions/store'", [importRule]],
  ['what is higher imports what is lower', 'cms/src/submissions/x.ts', "import '../files/kinds'", []],
  ['all may import what stands in no folder', 'cms/src/files/x.ts', "import '../uids'", []],
  ['packages are allowed', 'components/ui/X.tsx', "import 'react'", []],
  ['a hook of the words is for nobody', 'components/home/X.tsx', "import { useTranslations } from 'next-intl'", ['no-restricted-imports']],
  ['dates are formatted in one place', 'components/home/X.tsx', 'new Intl.NumberFormat()', [syntaxRule]],
  ['letter case is changed in one place', 'app/[lang]/page.tsx', "'a'.toLocaleUpperCase()", [syntaxRule]],
  ['that place may use Intl', 'lib/i18n/format.ts', 'new Intl.NumberFormat()', []],
  ['settings are read in one place', 'lib/content/client.ts', 'process.env.X', [syntaxRule]],
  ['that place may read them', 'lib/env.ts', 'process.env.X', []],
]

for (const [name, file, code, expected] of cases) {
  test(name, async () => {
    assert.deepEqual((await rulesBroken(file, `${code}\n`)).sort(), expected)
  })
}

const css = async (code) => {
  const { results } = await stylelint.lint({ code, codeFilename: 'components/ui/x.module.css' })
  return results[0].warnings.map((warning) => warning.rule)
}

test('physical directions are refused in stylesheets', async () => {
  assert.deepEqual(await css('.a {\n  margin-left: 1px;\n}\n'), ['csstools/use-logical'])
  assert.deepEqual(await css('.a {\n  text-align: left;\n}\n'), ['csstools/use-logical'])
})

test('logical properties pass', async () => {
  assert.deepEqual(await css('.a {\n  margin-inline-start: 1px;\n}\n'), [])
})

test('a promise that nobody waits for is found, which only the linter with types can', () => {
  addFile('lib/late.ts', 'async function late(): Promise<void> {}\nlate()\n')
  const { status, stdout } = spawnSync(process.execPath, ['node_modules/oxlint/bin/oxlint', '--type-aware', join(tree, 'lib/late.ts')], { encoding: 'utf8' })
  assert.match(stdout, /no-floating-promises/)
  assert.equal(status, 1)
})
