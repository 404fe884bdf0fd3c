import { useFetchClient } from '@strapi/strapi/admin'
import { useCallback, useEffect, useState } from 'react'
import type { AuditPage } from '../../audit/routes'
import { useReport } from '../useReport'

/** What was chosen, as the fields hold it. */
export type Chosen = { user: string; action: string; from: string; to: string; about: string }

export const NOTHING_CHOSEN: Chosen = { user: '', action: '', from: '', to: '', about: '' }

const DAY = 24 * 60 * 60 * 1000

/** The beginning of a day in the zone of whoever looks, or of the day after it. */
const dayStart = (day: string, after = 0): string => (day ? new Date(new Date(`${day}T00:00`).getTime() + after * DAY).toISOString() : '')

/** The chosen as the server takes it; the last day counts whole. */
export function queryOf({ from, to, ...others }: Chosen): URLSearchParams {
  const fields = Object.entries({ ...others, from: dayStart(from), to: dayStart(to, 1) })
  return new URLSearchParams(fields.filter(([, value]) => value !== ''))
}

/** The trail with the filters that were chosen, a page after the other. */
export function useAudit(chosen: Chosen) {
  const { get } = useFetchClient()
  const report = useReport()
  const [page, setPage] = useState<AuditPage | 'failed' | null>(null)

  useEffect(() => {
    const controller = new AbortController()
    get<{ data: AuditPage }>(`/audit-entries?${queryOf(chosen).toString()}`, { signal: controller.signal })
      .then(({ data }) => setPage(data.data))
      .catch((error: unknown) => {
        if (controller.signal.aborted) return
        report(error)
        setPage((before) => before ?? 'failed')
      })
    return () => controller.abort()
  }, [get, report, chosen])

  const readOlder = useCallback(
    async (shown: AuditPage) => {
      const query = queryOf(chosen)
      query.set('before', String(shown.before))
      try {
        const { data } = await get<{ data: AuditPage }>(`/audit-entries?${query.toString()}`)
        setPage({ ...data.data, entries: [...shown.entries, ...data.data.entries] })
      } catch (error) {
        report(error)
      }
    },
    [get, report, chosen],
  )

  return { page, readOlder }
}
