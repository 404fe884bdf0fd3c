import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { optional, port, publicUrl, required } from '../src/environment'

/** Where uploads are kept; Strapi wants the folder to exist. */
function publicFolder(): string {
  const folder = optional('CMS_PUBLIC_DIR') ?? './public'
  mkdirSync(path.join(folder, 'uploads'), { recursive: true })
  return folder
}

export default () => ({
  host: optional('CMS_HOST') ?? '127.0.0.1',
  port: port(),
  url: publicUrl(),
  // Longer than whoever asks keeps a connection (the site, nginx): what it sends must not meet one that is just being closed.
  http: { serverOptions: { keepAliveTimeout: 65_000 } },
  // Behind nginx the visitor's address and protocol come from its headers.
  proxy: { koa: optional('CMS_PROXY') === 'true' },
  app: { keys: required('APP_KEYS').split(',') },
  dirs: { public: publicFolder() },
  logger: { updates: { enabled: false }, startup: { enabled: false } },
  webhooks: { populateRelations: false },
})
