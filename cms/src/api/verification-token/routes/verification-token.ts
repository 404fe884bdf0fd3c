const handler = 'api::verification-token.verification-token.request'

export default {
  type: 'content-api' as const,
  routes: [{ method: 'POST' as const, path: '/request-verification-token', handler, config: {} }],
}
