import { factories } from '@strapi/strapi'
import { uidOf } from '../../../uids'

const open = (field: string, operator: '$lte' | '$gt', now: string) => ({
  $or: [{ [field]: { $null: true } }, { [field]: { [operator]: now } }],
})

export default factories.createCoreController(uidOf('announcement'), () => ({
  /** The announcements that run now; one without a start or an end is not bounded there. (Requirements, section 7) */
  async active(context) {
    const now = new Date().toISOString()
    const running = [open('startDate', '$lte', now), open('endDate', '$gt', now)]
    context.query = { ...context.query, filters: { $and: [...running, context.query.filters ?? {}] } }
    return super.find(context)
  },
}))
