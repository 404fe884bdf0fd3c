import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { message } from '../../messages'
import { EVENT } from '../../uids'
import { readState } from '../state'
import { countAll, groupsOf } from './registrations'

const isAhead = ({ startDate, endDate }: { startDate: string; endDate: string | null }) => Date.parse(endDate ?? startDate) > Date.now()

/** How many still believe that the event takes place. */
async function expecting(eventId: string): Promise<number> {
  const groups = await groupsOf([eventId])
  return countAll(
    groups.filter(({ told }) => {
      const state = readState(told)
      return state !== null && !state.isCancelled && isAhead(state)
    }),
  )
}

/** An event for which people have registered is not deleted before they were told that it does not take place. */
export function keepExpectedEvents(strapi: Core.Strapi): void {
  strapi.documents.use(async (call, next) => {
    if (call.uid !== EVENT || call.action !== 'delete') return next()
    const { documentId } = call.params as { documentId: string }
    return strapi.db.transaction(async () => {
      const result = await next()
      const isGone = (await strapi.db.query(EVENT).count({ where: { documentId } })) === 0
      const count = isGone ? await expecting(documentId) : 0
      if (count > 0) throw new errors.ApplicationError(message('eventExpected', String(count)))
      return result
    })
  })
}
