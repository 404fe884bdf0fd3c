import { siteUrl } from '../src/environment'

const megabytes = (count: number) => count * 1024 * 1024

export default [
  'global::request-log',
  'strapi::errors',
  {
    name: 'strapi::security',
    config: {
      contentSecurityPolicy: {
        useDefaults: true,
        directives: {
          'connect-src': ["'self'", 'https:', 'ws:', 'http:'],
          'img-src': ["'self'", 'data:', 'blob:'],
          'media-src': ["'self'", 'data:', 'blob:'],
          // The preview shows the site beside the editor.
          'frame-src': ["'self'", siteUrl()],
          upgradeInsecureRequests: null,
        },
      },
    },
  },
  { name: 'strapi::cors', config: { origin: [siteUrl()], methods: ['GET', 'HEAD', 'POST'] } },
  {
    name: 'strapi::body',
    config: {
      jsonLimit: '2mb',
      formLimit: '256kb',
      textLimit: '256kb',
      formidable: { maxFileSize: megabytes(20), maxTotalFileSize: megabytes(100) },
    },
  },
  'strapi::query',
  'strapi::favicon',
  'strapi::public',
]
