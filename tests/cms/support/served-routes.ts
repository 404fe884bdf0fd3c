import { runInside } from './inside'
import type { ContentService } from './service'

type Layer = { methods: string[]; path: string }

/** More methods than that are an answer to whatever is asked. */
const FEW = 7

const routesOf = ({ methods, path }: Layer): string[] =>
  methods.length > FEW ? [`ALL ${path}`] : methods.filter((method) => method !== 'HEAD').map((method) => `${method} ${path}`)

/** What the router of the service answers, as `GET /path/:name`: asked of the router itself, so that a new route is never forgotten. */
export async function servedRoutes(service: ContentService): Promise<string[]> {
  const layers = await runInside(service, '(strapi.server.mount(), strapi.server.listRoutes().map(({ methods, path }) => ({ methods, path })))')
  return [...new Set((layers as Layer[]).flatMap(routesOf))].sort()
}
