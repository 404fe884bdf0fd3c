import { publicUrl, siteUrl } from '../src/environment'

const megabytes = (count: number) => count * 1024 * 1024

/** Files come in the field `files`, from the admin and from the site. Any other one is not written to disk. */
const isFileField = ({ name }: { name: string | null }) => name === 'files'

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
  {
    name: 'strapi::body',
    config: {
      jsonLimit: '2mb',
      formLimit: '256kb',
      textLimit: '256kb',
      // Of all files of a request together; the admin sends each by itself.
      formidable: { maxFileSize: megabytes(20), maxFieldsSize: megabytes(1), filter: isFileField },
    },
  },
  'global::temporary-files',
  'strapi::query',
  'global::second-step',
  'global::preview-viewer',
  'strapi::favicon',
  'global::uploads',
  'strapi::public',
]
