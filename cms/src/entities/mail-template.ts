import { entity } from './entity'

export default entity({
  words: ['نص رسالة بريد', 'Mail', 'E-Mail-Text'],
  paths: [],
  list: { columns: ['key', 'subject'], sortBy: 'key', mainField: 'subject', wide: ['body'] },
  isSeeded: false,
})
