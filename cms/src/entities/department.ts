import { file } from '../populate/file'
import { entity } from './entity'

export default entity({
  words: ['قسم', 'Department', 'Abteilung'],
  page: { list: '/organization', name: 'slug' },
  populate: { roles: { populate: { image: file } } },
  reading: { sort: 'order:asc', pageSize: 100 },
  list: { columns: ['title', 'canJoinTo'], sortBy: 'order' },
  hasPreview: true,
})
