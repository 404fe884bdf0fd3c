import { contentBlocks } from '../populate/blocks'
import { file } from '../populate/file'
import { localizations, seo } from '../populate/page'
import { entity } from './entity'

export default entity({
  words: ['مشروع', 'Project', 'Projekt'],
  page: { list: '/projects', name: 'slug' },
  populate: {
    cardCover: file,
    projectCover: file,
    contents: contentBlocks,
    news: contentBlocks,
    faqs: true,
    forms: { fields: ['title', 'note'] },
    seo,
    localizations,
  },
  reading: { sort: 'createdAt:desc' },
  list: { columns: ['title', 'projectStatus'], sortBy: 'creationDate', order: 'DESC' },
  hasPreview: true,
  // So long it carries the badge NEW. (Requirements, section 9)
  boundaries: [{ field: 'creationDate', days: 30 }],
})
