/** @jest-environment node */
import { readdirSync } from 'node:fs'
import path from 'node:path'

const SOURCES = ['app', 'components', 'lib', 'cms/src']

/** The module that a file is, however its words are joined: `ShareBar.tsx` and `share-bar.ts` are taken for each other. */
const moduleOf = (file: string) =>
  file
    .replace(/\.(ts|tsx|mjs)$/, '')
    .replaceAll('-', '')
    .toLowerCase()

test.each(SOURCES)('in %s no two modules of a folder have the same name but for case and hyphens', (root) => {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !file.includes('node_modules'))
  const twins = files.filter((file) =>
    files.some((other) => other !== file && path.dirname(other) === path.dirname(file) && moduleOf(other) === moduleOf(file)),
  )
  expect(files.length).toBeGreaterThan(20)
  expect(twins).toEqual([])
})
