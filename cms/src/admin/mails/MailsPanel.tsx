import type { PanelComponent } from '@strapi/content-manager/strapi-admin'
import { Flex, Typography } from '@strapi/design-system'
import { useFetchClient } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'
import { SUBMISSIONS } from '../../content-types'
import { wordIn } from '../../labels/language'
import type { OutboxMail } from '../../mail/outbox/list'
import { adminLanguage } from '../labels/language'
import { MAILS } from '../labels/mails'
import { MailActions } from './MailActions'
import { MailState } from './MailState'
import { useSettling } from './useOutbox'
import { mailName } from './words'

/** The mails about a submission, the newest first. */
function MailsAbout({ path, versions }: { path: string; versions: string }) {
  const { get } = useFetchClient()
  const [mails, setMails] = useState<OutboxMail[] | 'failed' | null>(null)
  const [looks, setLooks] = useState(0)
  const { settle } = useSettling(() => setLooks((count) => count + 1))
  const language = adminLanguage()

  useEffect(() => {
    const controller = new AbortController()
    get<{ data: OutboxMail[] }>(path, { signal: controller.signal })
      .then(({ data }) => setMails(data.data))
      .catch(() => controller.signal.aborted || setMails('failed'))
    return () => controller.abort()
  }, [get, path, looks, versions])

  if (mails === null) return null
  if (mails === 'failed' || mails.length === 0)
    return (
      <Typography dir="auto" textColor="neutral600">
        {wordIn(mails === 'failed' ? MAILS.unreadable : MAILS.noMails, language)}
      </Typography>
    )
  return (
    <Flex tag="ul" direction="column" alignItems="stretch" gap={3} width="100%">
      {mails.map((mail) => (
        <Flex key={mail.documentId} tag="li" direction="column" alignItems="stretch" gap={1}>
          <Typography dir="auto" fontWeight="semiBold">
            {mailName(mail.template, language)}
          </Typography>
          <MailState mail={mail} language={language} />
          <MailActions mail={mail} language={language} onSettle={settle} />
        </Flex>
      ))}
    </Flex>
  )
}

/** Beside what a visitor has sent. */
export const MailsPanel: PanelComponent = ({ model, documentId, document }) =>
  SUBMISSIONS.includes(model) && documentId
    ? {
        title: wordIn(MAILS.panel, adminLanguage()),
        content: <MailsAbout path={`/outbox/${model}/${documentId}`} versions={String(document?.updatedAt)} />,
      }
    : null
