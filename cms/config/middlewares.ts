import { publicUrl, siteUrl } from '../src/environment'

export default [
  'global::metrics',
  'global::readiness',
  'global::request-log',
  'global::tracing',
  'global::audit',
  'strapi::errors',
  'global::away',
  {
    name: 'strapi::security',
    config: {
      contentSecurityPolicy: {
        useDefaults: true,
        directives: {
          'connect-src': ["'self'", 'https:', 'ws:', 'http:'],
          'img-src': ["'self'", 'data:', 'blob:'],
          'media-src': ["'self'", 'data:', 'blob:'],
          // The preview shows the site beside the editor, the desk of reviewers a PDF that it has read itself.
          'frame-src': ["'self'", 'blob:', siteUrl()],
          upgradeInsecureRequests: null,
        },
      },
    },
  },
  // Browsers speak to the site and to the admin, each from its own origin: no other one may read an answer.
  { name: 'strapi::cors', config: { origin: [publicUrl()], methods: ['GET', 'HEAD', 'POST'] } },
  'global::bodies',
  // Bodies are read by the one before, within bounds of their own for each route.
  { name: 'strapi::body', config: { json: false, urlencoded: false, text: false, multipart: false } },
  'global::temporary-files',
  'strapi::query',
  'global::preview-viewer',
  'strapi::favicon',
  'global::saved-state',
  'global::uploads',
  'strapi::public',
]
