import { readRoute } from '../../../reading/routes'
import { uidOf } from '../../../uids'

// Goes before '/announcements/:id', which would take 'active' for an id.
export default { type: 'content-api' as const, routes: [readRoute(uidOf('announcement'), '/announcements/active', 'active')] }
