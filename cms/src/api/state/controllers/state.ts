import { factories } from '@strapi/strapi'
import { uidOf } from '../../../uids'

export default factories.createCoreController(uidOf('state'), () => ({
  /** The states of a country by its numeric id, which is the same in all languages: `?country=760`. */
  async find(context) {
    const { country, ...query } = context.query
    if (country !== undefined) {
      context.query = { ...query, filters: { $and: [query.filters ?? {}, { country: { numericId: { $eq: country } } }] } }
    }
    return super.find(context)
  },
}))
