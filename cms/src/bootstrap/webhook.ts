import type { Core } from '@strapi/strapi'
import { revalidateHeaders, revalidateUrl } from '../renewal/site'

const NAME = 'Website'
const EVENTS = ['entry.create', 'entry.update', 'entry.delete', 'entry.publish', 'entry.unpublish']

type Webhook = { id: string; name: string; url: string; headers: Record<string, string>; events: string[]; isEnabled: boolean }

/** Tells the site what has changed. Kept in step with the environment at every start. */
export async function ensureWebhook(strapi: Core.Strapi): Promise<void> {
  const store = strapi.get('webhookStore')
  const runner = strapi.get('webhookRunner')
  const wanted = { name: NAME, url: revalidateUrl(), headers: revalidateHeaders(), events: EVENTS }
  const found = (await store.findWebhooks()).find(({ name }: Webhook) => name === NAME)
  if (!found) {
    runner.add(await store.createWebhook(wanted))
  } else {
    runner.update(await store.updateWebhook(found.id, { ...wanted, isEnabled: true }))
  }
}
