import { publishedOnly } from '../../../reading/published-only'

const handler = 'api::published-version.published-version.find'

export default {
  type: 'content-api' as const,
  routes: [{ method: 'GET' as const, path: '/published-versions', handler, config: { middlewares: [publishedOnly] } }],
}
