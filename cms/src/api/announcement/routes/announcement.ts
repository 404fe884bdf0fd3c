import { readRoute } from '../../../reading/routes'

export default { type: 'content-api' as const, routes: [readRoute('api::announcement.announcement', '/announcements/active', 'active')] }
