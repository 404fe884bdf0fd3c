import { entity } from './entity'

export default entity({
  words: ['عنوان سابق', 'Former address', 'Frühere Adresse'],
  reading: { sort: 'formerAddress:asc' },
  list: { columns: ['formerAddress', 'leadsTo', 'isAutomatic'], sortBy: 'formerAddress', wide: ['formerAddress', 'leadsTo'] },
  isSeeded: false,
})
