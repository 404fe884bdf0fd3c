import { useFetchClient, useNotification } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'
import { wordIn } from '../../labels/language'
import type { OutboxPage } from '../../mail/outbox/routes'
import { adminLanguage } from '../labels/language'
import { MAILS } from '../labels/mails'
import { useReport } from '../useReport'

/** What can be done with one mail. */
export type Settling = 'again' | 'cancel' | 'done' | 'trust'

const SAID = { again: 'isAgain', cancel: 'isCancelled', done: 'isDone', trust: 'isTrusted' } as const satisfies Record<Settling, keyof typeof MAILS>

/** What is done with the mails of the outbox; `afterwards` runs when it is, or was refused. */
export function useSettling(afterwards: () => void) {
  const { post } = useFetchClient()
  const { toggleNotification } = useNotification()
  const report = useReport()
  const say = (message: string) => toggleNotification({ type: 'success', message })

  async function settle(documentId: string, how: Settling): Promise<void> {
    try {
      await post(`/outbox/${documentId}/${how}`)
      say(wordIn(MAILS[SAID[how]], adminLanguage()))
    } catch (error) {
      report(error)
    }
    afterwards()
  }

  async function sendAllAgain(which: Record<string, string>): Promise<void> {
    try {
      const { data } = await post<{ data: { count: number } }>('/outbox/again', which)
      say(wordIn(MAILS.allAgainDone, adminLanguage()).replace('{0}', String(data.data.count)))
    } catch (error) {
      report(error)
    }
    afterwards()
  }

  return { settle, sendAllAgain }
}

/** A page of the outbox, null until it is read, and what can be done with its mails. */
export function useOutbox(query: string) {
  const { get } = useFetchClient()
  const [page, setPage] = useState<OutboxPage | 'failed' | null>(null)
  const [looks, setLooks] = useState(0)
  const look = () => setLooks((count) => count + 1)

  useEffect(() => {
    const controller = new AbortController()
    get<{ data: OutboxPage }>(`/outbox?${query}`, { signal: controller.signal })
      .then(({ data }) => setPage(data.data))
      .catch(() => controller.signal.aborted || setPage('failed'))
    return () => controller.abort()
  }, [get, query, looks])

  return { page, look, ...useSettling(look) }
}
