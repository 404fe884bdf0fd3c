import { z } from 'zod'
import { text } from './fields'
import { readList } from './client'
import { typeTag } from './tags'

/** A period in which people can take part in a project. Days as ISO dates. */
export const timeline = z.object({ documentId: z.string(), fromDate: text, toDate: text })

export type ProjectTimeline = z.output<typeof timeline>

/** The timelines of a project, first one first. (Requirements, section 7) */
export function getProjectTimelines(projectDocumentId: string): Promise<ProjectTimeline[]> {
  return readList('/api/project-timelines', timeline, {
    query: { 'filters[project][documentId][$eq]': projectDocumentId, sort: 'fromDate:asc' },
    tags: [typeTag('project-timeline')],
  })
}
