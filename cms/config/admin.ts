import { optional, required, siteUrl, wholeNumber } from '../src/environment'
import { previewUrl } from '../src/preview/url'

export default () => ({
  auth: { secret: required('ADMIN_JWT_SECRET') },
  // Of one account from one address within five minutes.
  rateLimit: { enabled: true, max: wholeNumber('CONTENT_LIMIT_SIGN_IN', 5) },
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
