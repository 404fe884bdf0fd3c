/** The site hands on what it has counted. Nothing of it is read here: editors see it in the admin. */
export default {
  type: 'content-api' as const,
  routes: [{ method: 'POST' as const, path: '/page-speeds', handler: 'api::page-speed.page-speed.add', config: {} }],
}
