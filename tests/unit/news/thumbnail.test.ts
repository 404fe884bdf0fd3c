/** @jest-environment node */
import { thumbnail } from '@/components/news/LatestArticles'

const image = { src: '/uploads/large.webp', width: 1000, height: 560, alt: 'Wall' }

test('a thumbnail is the smallest width alone', () => {
  const srcSet = '/uploads/thumbnail.webp 245w, /uploads/large.webp 1000w'
  expect(thumbnail({ ...image, srcSet })).toEqual({ ...image, src: '/uploads/thumbnail.webp', srcSet: null })
})

test('a picture of one width stays as it is', () => {
  expect(thumbnail({ ...image, srcSet: null })).toEqual({ ...image, srcSet: null })
})
