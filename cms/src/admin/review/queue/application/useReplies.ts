import { useFetchClient, useNotification } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'
import type { Preview, Replies } from '../../../../replies/routes'
import { useReport } from '../../../useReport'
import { say } from '../words'

export type Written = { subject: string; text: string }

/** What was written to an applicant, and what to write with. */
export function useReplies(path: string) {
  const { get, post } = useFetchClient()
  const { toggleNotification } = useNotification()
  const report = useReport()
  const [replies, setReplies] = useState<Replies | null>(null)

  useEffect(() => {
    const controller = new AbortController()
    get<{ data: Replies }>(`${path}/replies`, { signal: controller.signal })
      .then(({ data }) => setReplies(data.data))
      .catch((error: unknown) => controller.signal.aborted || report(error))
    return () => controller.abort()
  }, [get, path, report])

  async function preview(written: Written): Promise<Preview | null> {
    try {
      return (await post<{ data: Preview }>(`${path}/replies/preview`, written)).data.data
    } catch (error) {
      report(error)
      return null
    }
  }

  /** Gives whether it was sent; the same attempt is sent once. */
  async function send(written: Written, attempt: string): Promise<boolean> {
    try {
      const { data } = await post<{ data: Replies }>(`${path}/replies`, { ...written, attempt })
      setReplies(data.data)
      toggleNotification({ type: 'success', message: say('sent') })
      return true
    } catch (error) {
      report(error)
      return false
    }
  }

  async function again(replyId: string): Promise<void> {
    await post<{ data: Replies }>(`${path}/replies/${replyId}/again`).then(({ data }) => setReplies(data.data), report)
  }

  /** Gives whether it was taken back; what speaks against it is said, and where its mail is now is shown. */
  async function takeBack(replyId: string): Promise<boolean> {
    try {
      setReplies((await post<{ data: Replies }>(`${path}/replies/${replyId}/take-back`)).data.data)
      return true
    } catch (error) {
      report(error)
      await get<{ data: Replies }>(`${path}/replies`).then(({ data }) => setReplies(data.data), report)
      return false
    }
  }

  return { replies, preview, send, again, takeBack }
}
