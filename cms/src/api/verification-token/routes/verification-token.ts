const route = (path: string, action: string) => ({
  method: 'POST' as const,
  path,
  handler: `api::verification-token.verification-token.${action}`,
  config: {},
})

/** What the token of a mail's private link opens, and what is done there. (docs/decisions/private-pages.md) */
const onPrivatePage = (action: string) => route(`/private-page/${action}`, action)

export default {
  type: 'content-api' as const,
  routes: [
    route('/request-verification-token', 'request'),
    ...['links', 'read', 'withdraw', 'erase', 'correct', 'correct-answers', 'confirm', 'add-file', 'download'].map(onPrivatePage),
  ],
}
