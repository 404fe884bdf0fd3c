/** @jest-environment node */
import { readPath } from '@/cms/src/requests/path'

test.each([
  '/uploads/a.webp',
  '/%75ploads/a.webp',
  '/uploads%2fa.webp',
  '/uploads%2Fa.webp',
  '/%2575ploads/a.webp',
  '//uploads//a.webp',
  '/./uploads/./a.webp',
  '/x/../uploads/a.webp',
  '/x/..%2fuploads/a.webp',
  '/api/../uploads/a.webp',
  '\\uploads\\a.webp',
  '/%5cuploads%5ca.webp',
])('%s is read as /uploads/a.webp', (given) => {
  expect(readPath(given)).toBe('/uploads/a.webp')
})

test('a path that cannot be decoded is none', () => {
  expect([readPath('/%zz'), readPath('/%'), readPath('/%ff')]).toEqual([null, null, null])
})
