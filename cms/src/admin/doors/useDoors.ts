import { useFetchClient } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'
import type { Doors, PrintedGuest } from '../../events/door/desk'
import { adminLanguage } from '../labels/language'
import { useReport } from '../useReport'

type Answer = { data: Doors }

/** Between two looks at who has come. Milliseconds. */
const PAUSE = 10_000

/** The doors of an event and who has come through them, as long as somebody looks, and what can be done with them. */
export function useDoors(documentId: string) {
  const { get, post } = useFetchClient()
  const report = useReport()
  const [doors, setDoors] = useState<Doors | null>(null)
  const path = `/event-doors/${documentId}`

  useEffect(() => {
    const controller = new AbortController()
    let isFirst = true
    const look = () => {
      if (document.hidden && !isFirst) return
      get<Answer>(path, { signal: controller.signal })
        .then(({ data }) => setDoors(data.data))
        // Once is enough: what is away now is asked again.
        .catch((error: unknown) => isFirst && !controller.signal.aborted && report(error))
        .finally(() => (isFirst = false))
    }
    look()
    const timer = setInterval(look, PAUSE)
    return () => {
      clearInterval(timer)
      controller.abort()
    }
  }, [get, path, report])

  /** Gives whether it was done. */
  async function change(what: string, body?: object): Promise<boolean> {
    try {
      const { data } = await post<Answer>(`${path}${what}`, body)
      setDoors(data.data)
      return true
    } catch (error) {
      report(error)
      return false
    }
  }

  async function readGuests(): Promise<PrintedGuest[] | null> {
    try {
      const { data } = await get<{ data: PrintedGuest[] }>(`${path}/list?language=${adminLanguage()}`)
      return data.data
    } catch (error) {
      report(error)
      return null
    }
  }

  return { doors, open: (name: string) => change('', { name }), withdraw: (doorId: string) => change(`/${doorId}/withdraw`), readGuests }
}
