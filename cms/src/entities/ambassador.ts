import { file } from '../populate/file'
import { entity } from './entity'

export default entity({
  words: ['سفير', 'Ambassador', 'Botschafterin oder Botschafter'],
  populate: { image: file, socialLinks: true },
  reading: { sort: ['country:asc', 'name:asc'], pageSize: 100 },
  list: { columns: ['name', 'country', 'image'], sortBy: 'country' },
  hasPreview: true,
})
