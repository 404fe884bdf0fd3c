import { factories } from '@strapi/strapi'
import { EVENT } from '../../../uids'
import { eventFilters } from '../filters'
import { withFull } from '../full'

export default factories.createCoreController(EVENT, ({ strapi }) => ({
  /** Events by state, type, source, dates and words. (Requirements, section 7) */
  async find(context) {
    const contentType = strapi.contentType(EVENT)
    const { auth } = context.state
    const { filters, query } = eventFilters(context.query, new Date())
    await strapi.contentAPI.validate.query(query, contentType, { auth })
    const sanitized = await strapi.contentAPI.sanitize.query(query, contentType, { auth })
    // The text that is searched is private, so its filter may only be added now.
    const { results, pagination } = await strapi.service(EVENT).find({
      ...sanitized,
      filters: { $and: [sanitized.filters ?? {}, ...filters] },
    })
    return { data: withFull(await strapi.contentAPI.sanitize.output(results, contentType, { auth })), meta: { pagination } }
  },

  async findOne(context) {
    const answer = await super.findOne(context)
    return answer?.data ? { ...answer, data: withFull(answer.data) } : answer
  },
}))
