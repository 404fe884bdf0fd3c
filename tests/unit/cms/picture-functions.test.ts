/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { pictureFunctions } from '../../../cms/src/media/smaller'

const SERVICES = 'cms/node_modules/@strapi/upload/dist/server/services'
const exported = /var imageManipulation = \{([^}]*)\}/.exec(readFileSync(`${SERVICES}/image-manipulation.js`, 'utf8'))?.[1] ?? ''
const theirs = exported.split(',').map((name) => name.trim())

test('all functions of Strapi that read pictures are replaced, and no others', () => {
  const untouched = ['getDimensions', 'optimize', 'generateFileName']
  expect(theirs.filter((name) => !untouched.includes(name)).sort()).toEqual(Object.keys(pictureFunctions).sort())
})

test('Strapi reads pictures nowhere else', () => {
  // Of a picture that was drawn by us its size, from its header; `optimize` is asked for only where `isOptimizableImage` says so.
  expect(readFileSync(`${SERVICES}/upload.js`, 'utf8')).not.toContain("require('sharp')")
  expect(readFileSync(`${SERVICES}/upload.js`, 'utf8')).toMatch(/if \(await isOptimizableImage\(currentFile\)\) \{\s*return optimize/)
})
