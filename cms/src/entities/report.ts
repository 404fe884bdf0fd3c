import { contentBlocks } from '../populate/blocks'
import { file } from '../populate/file'
import { localizations, seo } from '../populate/page'
import { entity } from './entity'

export default entity({
  words: ['تقرير', 'Report', 'Bericht'],
  page: { list: '/reports', name: 'slug', external: 'isExternalReport' },
  populate: { cover: file, contents: contentBlocks, seo, localizations },
  reading: { sort: 'publishedDate:desc' },
  list: { columns: ['title', 'publishedDate'], sortBy: 'publishedDate', order: 'DESC' },
  hasPreview: true,
})
