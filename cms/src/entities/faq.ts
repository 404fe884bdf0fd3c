import { entity } from './entity'

export default entity({
  words: ['سؤال شائع', 'Question', 'Häufige Frage'],
  reading: { sort: 'prio:asc', pageSize: 100 },
  list: { columns: ['question', 'prio'], sortBy: 'prio' },
  hasPreview: true,
})
