import 'server-only'
import { allAddresses } from '@/lib/entities/addresses'
import { processState } from '@/lib/framework/process/process-state.mjs'
import { makePastFramework } from '@/lib/framework/process/rendering'
import { PAGED_MODELS, type PagedModel, pagesOf } from '@/lib/i18n/document-pages.mjs'

declare module '@/lib/framework/process/process-state.mjs' {
  interface ProcessState {
    /** By the list above them: reads the routes of all documents, in whatever language. From when a page was first rendered. */
    routesOfDocuments?: Map<string, () => Promise<ReadonlySet<string>>>
  }
}

/** Also of what is of others, whose address leads there. Throws ContentUnavailable. */
async function readRoutes(model: PagedModel): Promise<ReadonlySet<string>> {
  const routes = new Set<string>()
  for await (const addresses of allAddresses(model)) for (const { route } of addresses) routes.add(route)
  return routes
}

/** Lets `lib/framework/guard` tell which documents there are, so that the framework need not render that one is missing. */
export function tellRoutesOfDocuments(): void {
  processState.routesOfDocuments = new Map(PAGED_MODELS.map((model) => [pagesOf(model).list, () => makePastFramework(() => readRoutes(model))]))
}
