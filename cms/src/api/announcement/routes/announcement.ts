import { readRoute, readRoutes } from '../../../reading/routes'

const uid = 'api::announcement.announcement'
const { type, routes } = readRoutes(uid, { paths: ['/announcements'] })

// Before '/announcements/:id', which would take 'active' for an id.
export default { type, routes: [readRoute(uid, '/announcements/active', 'active'), ...routes] }
