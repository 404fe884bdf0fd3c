import type { Context } from 'koa'

/** What has no route, files of editors and of the admin included. */
const OTHER = 'other'

/** The route that a request has come to, such as `/api/articles/:id`: there are few, and they tell nothing of who asks. */
export function routeOf(context: Context): string {
  const route: unknown = context._matchedRoute
  return typeof route === 'string' ? route : route instanceof RegExp ? route.source : OTHER
}
