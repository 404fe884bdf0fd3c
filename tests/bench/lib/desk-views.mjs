const PROJECTS = 'api::project-submission.project-submission'
const DAY = 24 * 60 * 60 * 1000

const moments = () => Array.from({ length: 13 }, (_, month) => new Date(Date.now() - (12 - month) * 30 * DAY).toISOString()).join(',')

/** What each view of the desks asks for, all of it at once, as the admin does; those of an event where one is named. */
export const viewsOf = ({ event, application }) => ({
  'home of a reviewer': ['/home/reviewing'],
  'queue, what waits': ['/review-queue?status=Verified', '/review-queue/counts?status=Verified'],
  'queue, all of it': ['/review-queue?status=all', '/review-queue/counts?status=all'],
  'queue, one name': ['/review-queue?status=all&q=Samer', '/review-queue/counts?status=all&q=Samer'],
  'queue, one of its kinds': [`/review-queue?status=Accepted&type=${PROJECTS}`, `/review-queue/counts?status=Accepted&type=${PROJECTS}`],
  'an application from the middle of it': [
    `/review-queue/${PROJECTS}/${application}/place?status=Verified`,
    `/submissions/${PROJECTS}/${application}/desk`,
    `/submissions/${PROJECTS}/${application}/answers?language=ar`,
    `/outbox/${PROJECTS}/${application}`,
  ],
  'figures of a year': [`/review-statistics?at=${moments()}&language=ar`],
  'list of the framework, a page': [`/content-manager/collection-types/${PROJECTS}?page=3&pageSize=25&sort=createdAt:DESC`],
  'list of the framework, searched': [`/content-manager/collection-types/${PROJECTS}?page=1&pageSize=25&_q=applicant77`],
  'outbox, what was sent': ['/outbox?view=sent'],
  'audit trail': ['/audit-entries'],
  ...(event && {
    'registered for an event of 800': [`/event-attendees/${event}`],
    'doors of an event of 800': [`/event-doors/${event}`],
    'list to print of 800': [`/event-doors/${event}/list`],
  }),
})

/** Milliseconds until all of these are answered, asked at once. */
export async function timeOf(origin, headers, paths) {
  const began = performance.now()
  await Promise.all(
    paths.map(async (path) => {
      const response = await fetch(origin + path, { headers })
      const text = await response.text()
      if (!response.ok) throw new Error(`${path}: ${response.status} ${text}`)
    }),
  )
  return performance.now() - began
}
