import { uidOf } from '../uids'

type Timeline = { documentId: string; fromDate: string; toDate: string; project: { documentId: string } | null }

/**
 * Adds `projectTimelines`, first one first. A timeline belongs to the document, whatever its language and version, while a
 * relation would belong to one row of it: so they are joined by documentId.
 */
export async function attachTimelines<P extends { documentId: string }>(projects: P[]) {
  const timelines: Timeline[] = await strapi.db.query(uidOf('project-timeline')).findMany({
    where: { project: { documentId: { $in: projects.map(({ documentId }) => documentId) } } },
    select: ['documentId', 'fromDate', 'toDate'],
    populate: { project: { select: ['documentId'] } },
    orderBy: { fromDate: 'asc' },
  })
  return projects.map((project) => ({
    ...project,
    projectTimelines: timelines
      .filter((timeline) => timeline.project?.documentId === project.documentId)
      .map(({ documentId, fromDate, toDate }) => ({ documentId, fromDate, toDate })),
  }))
}
