import { entity } from './entity'

export default entity({
  words: ['بلد', 'Country', 'Land'],
  reading: { sort: 'name:asc', pageSize: 300 },
  list: { columns: ['name', 'code', 'numericId'] },
  isSeeded: false,
})
