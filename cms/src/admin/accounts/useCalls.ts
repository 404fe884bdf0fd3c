import { useFetchClient, useNotification } from '@strapi/strapi/admin'
import { useCallback, useEffect, useState } from 'react'
import { withStepUp } from '../step-up'
import { useReport } from '../useReport'

/** What a path gives, and a way to change it: every call that changes something answers with what there is then. */
export function useCalls<T>(path: string) {
  const { get, post } = useFetchClient()
  const { toggleNotification } = useNotification()
  const report = useReport()
  const [data, setData] = useState<T | 'failed' | null>(null)

  useEffect(() => {
    const controller = new AbortController()
    get<{ data: T }>(path, { signal: controller.signal })
      .then(({ data: answer }) => setData(answer.data))
      .catch(() => controller.signal.aborted || setData('failed'))
    return () => controller.abort()
  }, [get, path])

  const send = useCallback(
    async (to: string, body: object, done: string): Promise<boolean> => {
      try {
        const { data: answer } = await withStepUp(() => post<{ data: T | null }>(to, body))
        // Nothing is answered to who has just ended the session of this very page.
        if (answer.data === null) window.location.reload()
        else setData(answer.data)
        toggleNotification({ type: 'success', message: done })
        return true
      } catch (error) {
        report(error)
        return false
      }
    },
    [post, report, toggleNotification],
  )

  return { data, setData, send }
}
