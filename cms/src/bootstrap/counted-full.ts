import type { Core, UID } from '@strapi/strapi'
import { once } from './once'

const REGISTRATION = 'events.registration' as UID.Component

/** Former releases wrote into `isFull` that the seats of an event are taken; now it is what an editor says. */
export async function forgetCountedFull(strapi: Core.Strapi): Promise<void> {
  await once(strapi, 'counted_full', () =>
    strapi.db.query(REGISTRATION).updateMany({ where: { capacity: { $notNull: true }, isFull: true }, data: { isFull: false } }),
  )
}
