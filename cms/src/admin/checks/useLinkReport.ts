import { useFetchClient } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'
import type { LinksView } from '../../checks/routes'
import { useReport } from '../useReport'

type Answer = { data: LinksView }

/** Milliseconds between two questions whether the check has ended. */
const PAUSE = 2000

/** What the last check of all links found, read again while one is running, and how to start one. */
export function useLinkReport() {
  const { get, post } = useFetchClient()
  const complain = useReport()
  const [report, setReport] = useState<LinksView | 'failed' | null>(null)
  const [round, setRound] = useState(0)
  const isRunning = report !== null && report !== 'failed' && report.isRunning

  useEffect(() => {
    const controller = new AbortController()
    get<Answer>('/broken-links', { signal: controller.signal })
      .then(({ data }) => setReport(data.data))
      // A question that is lost during a check is asked again.
      .catch(() => controller.signal.aborted || setReport((before) => before ?? 'failed'))
    return () => controller.abort()
  }, [get, round])

  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => setRound((before) => before + 1), PAUSE)
    return () => clearInterval(timer)
  }, [isRunning])

  async function check(): Promise<void> {
    try {
      setReport((await post<Answer>('/broken-links/check')).data.data)
    } catch (error) {
      complain(error)
    }
  }

  return { report, isRunning, check }
}
