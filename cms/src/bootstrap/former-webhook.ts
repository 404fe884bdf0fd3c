import type { Core } from '@strapi/strapi'
import { once } from './once'

/** By which the site was told of changes before there were notices. */
const NAME = 'Website'

async function remove(strapi: Core.Strapi): Promise<void> {
  const store = strapi.get('webhookStore')
  for (const webhook of await store.findWebhooks()) {
    if (webhook.name !== NAME) continue
    await store.deleteWebhook(webhook.id)
    strapi.get('webhookRunner').remove(webhook)
  }
}

/** Takes the former webhook out of a database: the site would hear everything twice. One that an administrator adds later under this name stays. */
export const removeFormerWebhook = (strapi: Core.Strapi): Promise<void> => once(strapi, 'former_webhook', () => remove(strapi))
