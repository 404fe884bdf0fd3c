import { useFetchClient } from '@strapi/strapi/admin'
import type { Outcome } from '../../../review/queue/bulk'

/** As many as one call takes. */
const AT_ONCE = 200

/** Calls for several applications, in as many calls as they need. Gives what became of each. */
export function useTogether() {
  const { post } = useFetchClient()
  return async (path: 'decisions' | 'take-backs', applications: object[], more: object = {}): Promise<Outcome[]> => {
    const outcomes: Outcome[] = []
    for (let start = 0; start < applications.length; start += AT_ONCE) {
      const body = { ...more, applications: applications.slice(start, start + AT_ONCE) }
      const { data } = await post<{ data: Outcome[] }>(`/review-queue/${path}`, body)
      outcomes.push(...data.data)
    }
    return outcomes
  }
}
