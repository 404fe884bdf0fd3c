import { entity } from './entity'

export default entity({
  words: ['رقم في الصفحة الرئيسية', 'Home statistic', 'Startseite: Kennzahl'],
  paths: ['/home-page-stats', '/stats'],
  reading: { sort: 'order:asc', pageSize: 100 },
  list: { columns: ['title', 'count', 'order'], sortBy: 'order' },
  hasPreview: true,
})
