import { entity } from './entity'

export default entity({
  words: ['محافظة أو ولاية', 'State', 'Bundesland oder Provinz'],
  populate: { country: { fields: ['name', 'code', 'numericId'] } },
  reading: { sort: 'name:asc', pageSize: 300 },
  list: { columns: ['name', 'code', 'country'] },
  isSeeded: false,
})
