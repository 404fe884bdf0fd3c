import { readRoute } from '../../../reading/routes'

// Goes before '/announcements/:id', which would take 'active' for an id.
export default { type: 'content-api' as const, routes: [readRoute('api::announcement.announcement', '/announcements/active', 'active')] }
