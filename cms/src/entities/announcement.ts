import { file } from '../populate/file'
import { entity } from './entity'

export default entity({
  words: ['إعلان', 'Announcement', 'Mitteilung'],
  populate: { icon: file },
  reading: { sort: 'startDate:desc', pageSize: 100 },
  list: { columns: ['title', 'endDate'], sortBy: 'startDate', order: 'DESC' },
  hasPreview: true,
  ahead: ['endDate'],
  boundaries: [{ field: 'startDate' }, { field: 'endDate' }],
})
