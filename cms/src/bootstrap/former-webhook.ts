import type { Core } from '@strapi/strapi'

/** By which the site was told of changes before there were notices. */
const NAME = 'Website'

/** Takes the former webhook out of a database: the site would hear everything twice. */
export async function removeFormerWebhook(strapi: Core.Strapi): Promise<void> {
  const store = strapi.get('webhookStore')
  for (const webhook of await store.findWebhooks()) {
    if (webhook.name !== NAME) continue
    await store.deleteWebhook(webhook.id)
    strapi.get('webhookRunner').remove(webhook)
  }
}
