import { file } from '../populate/file'
import { localizations, seo } from '../populate/page'
import { entity } from './entity'

export default entity({
  words: ['فعالية', 'Event', 'Veranstaltung'],
  page: { list: '/events', name: 'slug', external: 'isExternalEvent' },
  populate: {
    featuredImage: file,
    thumbnail: file,
    location: true,
    registration: true,
    agenda: true,
    sponsors: { populate: { logo: file } },
    speakers: { populate: { photo: file } },
    seo,
    localizations,
  },
  // What comes next is read from the nearest on, an archive from the latest back; featured events are three.
  reading: ({ status, featured }) => ({
    sort: status === 'upcoming' || status === 'ongoing' ? 'startDate:asc' : 'startDate:desc',
    ...(featured === 'true' ? { pageSize: 3 } : {}),
  }),
  list: { columns: ['title', 'startDate'], sortBy: 'startDate', order: 'DESC' },
  hasPreview: true,
  ahead: ['startDate'],
  boundaries: [{ field: 'startDate' }, { field: 'endDate' }],
})
