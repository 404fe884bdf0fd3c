import { type Core, factories } from '@strapi/strapi'
import { entities } from '../entities'
import { uidOf } from '../uids'
import { readRoutes } from './routes'

/** Gives what editors write the routes, the controller and the service to be read by, before those are started. What stands in the folder of a type goes first. */
export function registerReads(strapi: Core.Strapi): void {
  for (const [name, { paths }] of Object.entries(entities)) {
    const uid = uidOf(name)
    const { kind, info } = strapi.contentType(uid)
    const single = kind === 'singleType'
    const routes = readRoutes(uid, { single, paths: paths ?? [`/${single ? info.singularName : info.pluralName}`] })
    if (routes.routes.length === 0) continue
    const api = strapi.api(name)
    api.routes = { ...api.routes, read: routes }
    strapi.get('services').set(uid, factories.createCoreService(uid))
    const controllers = strapi.get('controllers')
    if (!controllers.keys().includes(uid)) controllers.set(uid, factories.createCoreController(uid))
  }
}
