import { useFetchClient, useNotification } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'
import { wordIn } from '../../labels/language'
import type { LostMail } from '../../outbox/lost'
import { adminLanguage } from '../labels/language'
import { MAILS } from '../labels/mails'
import { useReport } from '../useReport'

/** The lost mails, null until they are read, and what can be done with one: it leaves the list then. */
export function useLostMails() {
  const { get, post } = useFetchClient()
  const { toggleNotification } = useNotification()
  const report = useReport()
  const [mails, setMails] = useState<LostMail[] | 'failed' | null>(null)

  useEffect(() => {
    const controller = new AbortController()
    get<{ data: LostMail[] }>('/lost-mails', { signal: controller.signal })
      .then(({ data }) => setMails(data.data))
      .catch(() => controller.signal.aborted || setMails('failed'))
    return () => controller.abort()
  }, [get])

  async function settle(documentId: string, how: 'again' | 'done', said: string): Promise<void> {
    try {
      await post(`/lost-mails/${documentId}/${how}`)
      setMails((before) => (Array.isArray(before) ? before.filter((mail) => mail.documentId !== documentId) : before))
      toggleNotification({ type: 'success', message: said })
    } catch (error) {
      report(error)
    }
  }

  const language = adminLanguage()
  return {
    mails,
    sendAgain: (documentId: string) => settle(documentId, 'again', wordIn(MAILS.isAgain, language)),
    putAway: (documentId: string) => settle(documentId, 'done', wordIn(MAILS.isDone, language)),
  }
}
