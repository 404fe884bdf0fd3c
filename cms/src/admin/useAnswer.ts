import { useFetchClient } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'

/** What a call of ours answers, read once for each path; null until it is there. */
export function useAnswer<Data>(path: string): Data | 'failed' | null {
  const { get } = useFetchClient()
  const [answer, setAnswer] = useState<Data | 'failed' | null>(null)
  useEffect(() => {
    const controller = new AbortController()
    get<{ data: Data }>(path, { signal: controller.signal })
      .then(({ data }) => setAnswer(data.data))
      .catch(() => controller.signal.aborted || setAnswer('failed'))
    return () => controller.abort()
  }, [get, path])
  return answer
}
