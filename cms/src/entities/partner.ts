import { file } from '../populate/file'
import { entity } from './entity'

export default entity({
  words: ['شريك', 'Partner', 'Partner'],
  populate: { logo: file },
  reading: { sort: ['sortOrder:asc', 'name:asc'], pageSize: 100 },
  list: { columns: ['name', 'logo', 'featured'], sortBy: 'sortOrder' },
  hasPreview: true,
})
