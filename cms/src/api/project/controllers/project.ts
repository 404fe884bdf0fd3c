import { factories } from '@strapi/strapi'
import { attachTimelines } from '../../../reading/timelines'
import { uidOf } from '../../../uids'

export default factories.createCoreController(uidOf('project'), () => ({
  async find(context) {
    const answer = await super.find(context)
    return { ...answer, data: await attachTimelines(answer.data) }
  },

  async findOne(context) {
    const answer = await super.findOne(context)
    if (!answer?.data) return answer
    const [data] = await attachTimelines([answer.data])
    return { ...answer, data }
  },
}))
