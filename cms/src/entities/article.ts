import { contentBlocks } from '../populate/blocks'
import { file } from '../populate/file'
import { localizations, seo } from '../populate/page'
import { entity } from './entity'

export default entity({
  words: ['مقال', 'Article', 'Artikel'],
  page: { list: '/articles', name: 'documentId' },
  populate: { cover: file, blocks: contentBlocks, seo, localizations },
  reading: { sort: 'publishedDate:desc', pageSize: 5 },
  list: { columns: ['title', 'publishedDate'], sortBy: 'publishedDate', order: 'DESC' },
  hasPreview: true,
  hiddenBefore: 'publishedDate',
  boundaries: [{ field: 'publishedDate', atHome: true }],
})
