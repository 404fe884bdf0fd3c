import { useFetchClient, useNotification } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'
import { wordIn } from '../../labels/language'
import type { MailPreview, Typed } from '../../mail/preview/preview'
import { adminLanguage } from '../labels/language'
import { MAIL_PREVIEW } from '../labels/mail-preview'
import { useReport } from '../useReport'

/** The mail as it would be, null until it is there, and how to send it to oneself. */
export function useMailPreview({ template, language, subject, body, isSparse }: Typed) {
  const { post } = useFetchClient()
  const { toggleNotification } = useNotification()
  const report = useReport()
  const [preview, setPreview] = useState<MailPreview | null>(null)
  const [isSending, setIsSending] = useState(false)

  useEffect(() => {
    const controller = new AbortController()
    post<{ data: MailPreview }>('/mail-preview', { template, language, subject, body, isSparse }, { signal: controller.signal })
      .then(({ data }) => setPreview(data.data))
      .catch((error: unknown) => controller.signal.aborted || report(error))
    return () => controller.abort()
  }, [post, report, template, language, subject, body, isSparse])

  async function sendTest(): Promise<void> {
    if (isSending) return
    setIsSending(true)
    try {
      const { data } = await post<{ data: { to: string } }>('/mail-preview/test', { template, language, subject, body, isSparse })
      toggleNotification({ type: 'success', message: wordIn(MAIL_PREVIEW.sent, adminLanguage()).replace('{0}', data.data.to) })
    } catch (error) {
      report(error)
    }
    setIsSending(false)
  }

  return { preview, isSending, sendTest }
}
