import type { Core } from '@strapi/strapi'

/** The read actions of the content API: those of every type that has read routes. Submissions have none. */
export function readActions(strapi: Core.Strapi): string[] {
  return Object.values(strapi.apis).flatMap((api) =>
    Object.values(api.routes ?? {}).flatMap((router) =>
      router.routes.flatMap(({ method, handler }) => (method === 'GET' && typeof handler === 'string' ? [handler] : [])),
    ),
  ).filter((action, index, all) => all.indexOf(action) === index)
}
