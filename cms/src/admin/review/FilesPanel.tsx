import type { PanelComponent } from '@strapi/content-manager/strapi-admin'
import { Button, Flex, Typography } from '@strapi/design-system'
import { Download } from '@strapi/icons'
import { useFetchClient } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'
import { wordIn } from '../../labels/language'
import { FILES_FIELD } from '../../uids'
import { adminLanguage } from '../labels/language'
import { REVIEW } from '../labels/review'
import { useDownload } from './useDownload'

type StoredFile = { documentId: string; name: string; size: number }
type Props = { model: string; documentId: string }

const KILOBYTE = 1024

/** The files that came with a submission, each to be saved. */
function Files({ model, documentId }: Props) {
  const { get } = useFetchClient()
  const { download } = useDownload()
  const [files, setFiles] = useState<StoredFile[]>([])
  useEffect(() => {
    const controller = new AbortController()
    const query = new URLSearchParams({ uid: model, submission: documentId }).toString()
    get<{ data: StoredFile[] }>(`/applicant-files?${query}`, { signal: controller.signal })
      .then(({ data }) => setFiles(data.data))
      .catch(() => setFiles([]))
    return () => controller.abort()
  }, [get, model, documentId])
  if (files.length === 0)
    return (
      <Typography textColor="neutral600" dir="auto">
        {wordIn(REVIEW.noFiles, adminLanguage())}
      </Typography>
    )
  return (
    <Flex direction="column" alignItems="stretch" gap={2} width="100%">
      {files.map((file) => (
        <Flex key={file.documentId} direction="column" alignItems="stretch">
          <Button variant="tertiary" startIcon={<Download />} onClick={() => void download(`/applicant-files/${file.documentId}`, file.name)}>
            <bdi>{file.name}</bdi>
          </Button>
          <Typography variant="pi" textColor="neutral600">
            <bdi>{Math.ceil(file.size / KILOBYTE)} KB</bdi>
          </Typography>
        </Flex>
      ))}
    </Flex>
  )
}

/** Beside a volunteer application or an idea. */
export const FilesPanel: PanelComponent = ({ model, documentId }) =>
  model in FILES_FIELD && documentId ? { title: wordIn(REVIEW.files, adminLanguage()), content: <Files model={model} documentId={documentId} /> } : null
