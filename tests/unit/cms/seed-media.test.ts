/** @jest-environment node */
import { mediaNames } from '@/cms/src/seed/media'

test('the files that sample content names are begun with in its order, each once, those within texts too', () => {
  const documents = [
    { key: 'first', shared: { cover: { $media: 'cover-01' } }, ar: { blocks: [{ body: { $md: 'Words\n\n![Alt](media:wall-02)' } }] } },
    { key: 'second', shared: { cover: { $media: 'wall-02' }, gallery: [{ $media: 'cover-03' }, { $media: 'cover-01' }] } },
  ]
  expect(mediaNames(documents)).toEqual(['cover-01', 'wall-02', 'cover-03'])
})
