import { useFetchClient, useNotification } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'
import { z } from 'zod'
import { wordIn } from '../../labels/language'
import type { PlanView } from '../../plans/routes'
import { adminLanguage } from '../labels/language'
import { PLANS } from '../labels/plans'
import { useReport } from '../useReport'

type Answer = { data: PlanView[] }

export type Wish = {
  uid: string
  documentId: string
  action: PlanView['action']
  languages: (string | null)[]
  at: string
  zone: string
  acceptsLinks: boolean
}

const brokenLinks = z.object({
  response: z.object({ data: z.object({ error: z.object({ message: z.string(), details: z.object({ links: z.array(z.string()).min(1) }) }) }) }),
})

/** After the time of a plan the list is read once more. Milliseconds. */
const AFTERWARDS = 10_000

/** The longest that a browser can wait for. Milliseconds. */
const LONGEST_WAIT = 2 ** 31 - 1

/** The plans that an address gives, null until they are read, and what can be done with them; read anew when one was due, and with `versions`. */
export function usePlans(path: string, versions = '') {
  const { get, post } = useFetchClient()
  const { toggleNotification } = useNotification()
  const report = useReport()
  const [plans, setPlans] = useState<PlanView[] | null>(null)
  const [looks, setLooks] = useState(0)
  /** What the last wish was refused for, and may be wished all the same. */
  const [doubt, setDoubt] = useState('')

  const say = (words: keyof typeof PLANS) => toggleNotification({ type: 'success', message: wordIn(PLANS[words], adminLanguage()) })

  useEffect(() => {
    const controller = new AbortController()
    get<Answer>(path, { signal: controller.signal })
      .then(({ data }) => setPlans(data.data))
      .catch((error: unknown) => controller.signal.aborted || report(error))
    return () => controller.abort()
  }, [get, path, versions, looks, report])

  useEffect(() => {
    const next = plans?.filter(({ state }) => state === 'planned').map(({ at }) => Date.parse(at))
    if (!next?.length) return
    const wait = Math.max(0, Math.min(...next) - Date.now()) + AFTERWARDS
    const timer = setTimeout(() => setLooks((count) => count + 1), Math.min(wait, LONGEST_WAIT))
    return () => clearTimeout(timer)
  }, [plans])

  /** Gives whether it is planned. */
  async function plan(wish: Wish): Promise<boolean> {
    try {
      const { data } = await post<Answer>('/publication-plans', wish)
      setPlans(data.data)
      setDoubt('')
      say('planned')
      return true
    } catch (error) {
      const doubted = brokenLinks.safeParse(error).data
      if (doubted) setDoubt(doubted.response.data.error.message)
      else report(error)
      return false
    }
  }

  async function giveUp(planId: string): Promise<void> {
    try {
      await post(`/publication-plans/${planId}/withdraw`)
      say('givenUp')
    } catch (error) {
      report(error)
    }
    setLooks((count) => count + 1)
  }

  return { plans, plan, giveUp, doubt, forgetDoubt: () => setDoubt('') }
}
