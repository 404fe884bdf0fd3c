import { applyDefaults } from './defaults'
import { publishedOnly } from './published-only'
import { currentPictures } from './text-pictures'

type Options = { paths: string[]; single?: boolean }
type Route = { method: 'GET'; path: string; handler: string; config: object; info: object }

/** A read route with the rules that hold for all of them. */
export function readRoute(uid: string, path: string, action: string): Route {
  return {
    method: 'GET',
    path,
    handler: `${uid}.${action}`,
    config: { middlewares: [publishedOnly, currentPictures, applyDefaults(uid)] },
    info: {},
  }
}

/** The read routes of a content type under one path or several (aliases). There are no others. (Requirements, section 7) */
export function readRoutes(uid: string, { paths, single = false }: Options): { type: 'content-api'; routes: Route[] } {
  return {
    type: 'content-api',
    routes: paths.flatMap((path) => (single ? [readRoute(uid, path, 'find')] : [readRoute(uid, path, 'find'), readRoute(uid, `${path}/:id`, 'findOne')])),
  }
}
