import { entity } from './entity'

export default entity({
  words: ['نموذج ردّ', 'Reply template', 'Antwortvorlage'],
  paths: [],
  list: { columns: ['name', 'subject'], sortBy: 'name', mainField: 'name', wide: ['body'] },
  isSeeded: false,
})
