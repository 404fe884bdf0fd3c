import { optional, required, siteUrl } from '../src/environment'
import { previewUrl } from '../src/preview/url'

export default () => ({
  auth: { secret: required('ADMIN_JWT_SECRET') },
  // src/accounts/attempts.ts counts, by the route and for all processes.
  rateLimit: { enabled: false },
  apiToken: { salt: required('API_TOKEN_SALT') },
  transfer: { token: { salt: required('TRANSFER_TOKEN_SALT') } },
  secrets: { encryptionKey: required('ENCRYPTION_KEY') },
  // The tests need no admin panel, and no build of it.
  serveAdminPanel: optional('CMS_ADMIN_PANEL') !== 'false',
  flags: { nps: false, promoteEE: false },
  preview: {
    enabled: true,
    config: { allowedOrigins: [siteUrl()], handler: previewUrl },
  },
})
