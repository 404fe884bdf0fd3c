import { useFetchClient } from '@strapi/strapi/admin'
import { useCallback, useEffect, useState } from 'react'
import type { QueueCounts, QueueEntry, QueuePage } from '../../../review/queue/routes'
import { adminLanguage } from '../../labels/language'
import { useReport } from '../../useReport'
import type { Filter } from './useView'

export const queryOf = (filter: Filter, more: Record<string, string> = {}): string =>
  new URLSearchParams({ ...filter, language: adminLanguage(), ...more }).toString()

/** The applications that a filter finds, as far as they are read, and how many there are. */
export function useQueue(filter: Filter) {
  const { get } = useFetchClient()
  const report = useReport()
  const [entries, setEntries] = useState<QueueEntry[] | 'failed' | null>(null)
  const [after, setAfter] = useState<string | null>(null)
  const [counts, setCounts] = useState<QueueCounts | null>(null)
  /** Those that found what is shown; others, until what new ones find is there. */
  const [words, setWords] = useState(filter.q)
  const [looks, setLooks] = useState(0)
  const [isReading, setIsReading] = useState(false)
  const query = queryOf(filter)

  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    Promise.all([get<{ data: QueuePage }>(`/review-queue?${query}`, { signal }), get<{ data: QueueCounts }>(`/review-queue/counts?${query}`, { signal })])
      .then(([page, counted]) => {
        setEntries(page.data.data.entries)
        setAfter(page.data.data.after)
        setCounts(counted.data.data)
        setWords(filter.q)
      })
      .catch(() => signal.aborted || setEntries('failed'))
    return () => controller.abort()
  }, [get, query, filter.q, looks])

  async function readMore(): Promise<void> {
    if (after === null) return
    setIsReading(true)
    try {
      const { data } = await get<{ data: QueuePage }>(`/review-queue?${query}&${new URLSearchParams({ after }).toString()}`)
      setEntries((before) => [...(Array.isArray(before) ? before : []), ...data.data.entries])
      setAfter(data.data.after)
    } catch (error) {
      report(error)
    } finally {
      setIsReading(false)
    }
  }

  const reload = useCallback(() => setLooks((count) => count + 1), [])
  return { entries, counts, words, hasMore: after !== null, isReading, readMore, reload }
}
