import { useFetchClient } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'
import type { SenderCheck } from '../../mail/sender/check'
import { useReport } from '../useReport'

type Answer = { data: SenderCheck | null }

/** What was found last, undefined until it is read, and how to look again. */
export function useSenderCheck() {
  const { get, post } = useFetchClient()
  const report = useReport()
  const [check, setCheck] = useState<SenderCheck | null | undefined>(undefined)
  const [isLooking, setIsLooking] = useState(false)

  useEffect(() => {
    const controller = new AbortController()
    get<Answer>('/sender-check', { signal: controller.signal })
      .then(({ data }) => setCheck(data.data))
      .catch((error: unknown) => controller.signal.aborted || report(error))
    return () => controller.abort()
  }, [get, report])

  async function look(): Promise<void> {
    if (isLooking) return
    setIsLooking(true)
    try {
      const { data } = await post<Answer>('/sender-check')
      setCheck(data.data)
    } catch (error) {
      report(error)
    }
    setIsLooking(false)
  }

  return { check, isLooking, look }
}
