import { entity } from './entity'

export default entity({
  words: ['فترة مشروع', 'Project timeline', 'Projektzeitraum'],
  boundaries: [{ field: 'toDate', days: 1, atHome: true }],
  reading: { sort: 'fromDate:asc', pageSize: 100 },
  list: { columns: ['project', 'fromDate', 'toDate'], sortBy: 'fromDate', order: 'DESC', mainField: null },
})
