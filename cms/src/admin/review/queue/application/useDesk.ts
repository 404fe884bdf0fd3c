import { useFetchClient } from '@strapi/strapi/admin'
import { useCallback, useEffect, useState } from 'react'
import type { Desk } from '../../../../review/desk'
import type { QueueCounts, QueuePlace } from '../../../../review/queue/routes'
import { adminLanguage } from '../../../labels/language'
import { useReport } from '../../../useReport'
import { queryOf } from '../useQueue'
import type { Filter } from '../useView'

export type DeskPlace = QueuePlace & { total: number }

type Opened = { uid: string; documentId: string }

/** All of an application, what can be done with it, and its place in the queue; `failed` where it cannot be read. */
export function useDesk({ uid, documentId }: Opened, filter: Filter) {
  const { get, post } = useFetchClient()
  const report = useReport()
  const [desk, setDesk] = useState<Desk | 'failed' | null>(null)
  const [place, setPlace] = useState<DeskPlace | null>(null)
  const path = `/submissions/${uid}/${documentId}`
  const language = adminLanguage()
  const query = queryOf(filter)

  const read = useCallback(
    (signal?: AbortSignal) => get<{ data: Desk }>(`${path}/desk?language=${language}`, { signal }).then(({ data }) => data.data),
    [get, path, language],
  )

  useEffect(() => {
    const controller = new AbortController()
    read(controller.signal)
      .then(setDesk)
      .catch(() => controller.signal.aborted || setDesk('failed'))
    return () => controller.abort()
  }, [read])

  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    Promise.all([
      get<{ data: QueuePlace }>(`/review-queue/${uid}/${documentId}/place?${query}`, { signal }),
      get<{ data: QueueCounts }>(`/review-queue/counts?${query}`, { signal }),
    ])
      .then(([found, counts]) => setPlace({ ...found.data.data, total: counts.data.data.total }))
      .catch(() => signal.aborted || setPlace(null))
    return () => controller.abort()
  }, [get, uid, documentId, query])

  /** Gives whether it was done; what speaks against it is said, and what others have done meanwhile is shown. */
  async function write(name: string, body: object): Promise<boolean> {
    try {
      const { data } = await post<{ data: Desk }>(`${path}/${name}?language=${language}`, body)
      setDesk(data.data)
      return true
    } catch (error) {
      report(error)
      await read().then(setDesk, () => undefined)
      return false
    }
  }

  /** The same of a decision, whose calls answer with less. */
  async function decide(name: 'decision' | 'take-back', body: object): Promise<void> {
    await post(`${path}/${name}`, body).catch(report)
    await read().then(setDesk, report)
  }

  return { desk, place, write, decide, path }
}
