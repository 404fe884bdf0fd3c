import type { PanelComponentProps } from '@strapi/content-manager/strapi-admin'
import { useFetchClient } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'
import type { Attendees } from '../../events/attendees/routes'
import { useReport } from '../useReport'

type Answer = { data: Attendees }

/** After the mails were due, the list is read once more: the service looks every half minute. Milliseconds. */
const AFTERWARDS = 35_000

/** How many have registered for an event and what they are about to be told, read anew after each save and publication. */
export function useAttendees({ documentId, document, meta }: PanelComponentProps) {
  const { get, post } = useFetchClient()
  const report = useReport()
  const [attendees, setAttendees] = useState<Attendees | null>(null)
  const [looks, setLooks] = useState(0)
  const path = `/event-attendees/${documentId ?? ''}`
  const versions = JSON.stringify([document?.updatedAt, document?.status, meta?.availableStatus, meta?.availableLocales])

  useEffect(() => {
    const controller = new AbortController()
    get<Answer>(path, { signal: controller.signal })
      .then(({ data }) => setAttendees(data.data))
      .catch((error: unknown) => controller.signal.aborted || report(error))
    return () => controller.abort()
  }, [get, path, versions, looks, report])

  useEffect(() => {
    if (!attendees?.pending) return
    const timer = setTimeout(() => setLooks((count) => count + 1), Math.max(0, Date.parse(attendees.pending.at) - Date.now()) + AFTERWARDS)
    return () => clearTimeout(timer)
  }, [attendees])

  async function call(name: 'tell' | 'quiet'): Promise<void> {
    try {
      const { data } = await post<Answer>(`${path}/${name}`)
      setAttendees(data.data)
    } catch (error) {
      report(error)
    }
  }

  return { attendees, tell: () => call('tell'), keepQuiet: () => call('quiet') }
}
