import { Button, Flex, Typography } from '@strapi/design-system'
import { Download, Eye } from '@strapi/icons'
import { useFetchClient } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'
import type { DeskFile } from '../../../../review/desk'
import { useDownload } from '../../useDownload'
import { say } from '../words'

const KILOBYTE = 1024

/** What a browser shows by itself, and by which type alone it is given to it: nothing of these runs. */
const PICTURES = ['image/jpeg', 'image/png', 'image/webp']
const PDF = 'application/pdf'

const isShown = (mime: string) => mime === PDF || PICTURES.includes(mime)

/** The bytes of a file under an address of this page, which ends with it; false where they could not be read. */
function useFile({ documentId, mime }: DeskFile): string | false | null {
  const { get } = useFetchClient()
  const [address, setAddress] = useState<string | false | null>(null)
  useEffect(() => {
    const controller = new AbortController()
    let made: string | undefined
    get<Blob>(`/applicant-files/${documentId}`, { responseType: 'blob', signal: controller.signal })
      .then(({ data }) => {
        if (controller.signal.aborted) return
        // Not the type that came with it: what is no picture and no PDF is never a page of ours.
        made = URL.createObjectURL(new Blob([data], { type: mime }))
        setAddress(made)
      })
      .catch(() => controller.signal.aborted || setAddress(false))
    return () => {
      controller.abort()
      if (made) URL.revokeObjectURL(made)
    }
  }, [get, documentId, mime])
  return address
}

function Shown({ file }: { file: DeskFile }) {
  const address = useFile(file)
  if (address === false) return <Typography textColor="danger600">{say('fileFailed')}</Typography>
  if (address === null) return null
  if (file.mime !== PDF) return <img src={address} alt={file.name} style={{ maxWidth: '100%', height: 'auto' }} />
  return <iframe src={address} title={file.name} style={{ width: '100%', height: '80vh', border: 0 }} />
}

function FileRow({ file }: { file: DeskFile }) {
  const { download, isLoading } = useDownload()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Flex tag="li" direction="column" alignItems="stretch" gap={2}>
      <Flex gap={2} wrap="wrap">
        <Typography style={{ overflowWrap: 'anywhere' }}>
          <bdi>{file.name}</bdi> · <bdi>{Math.ceil(file.size / KILOBYTE)} KB</bdi>
        </Typography>
        {isShown(file.mime) ? (
          <Button
            size="S"
            variant="secondary"
            startIcon={<Eye />}
            aria-expanded={isOpen}
            aria-label={say(isOpen ? 'hide' : 'show', file.name)}
            onClick={() => setIsOpen(!isOpen)}
          >
            {say(isOpen ? 'hide' : 'show', '')
              .replace(/[:\s]+$/, '')
              .trim()}
          </Button>
        ) : (
          <Typography textColor="neutral600">{say('unshown')}</Typography>
        )}
        <Button
          size="S"
          variant="tertiary"
          startIcon={<Download />}
          loading={isLoading}
          aria-label={say('download', file.name)}
          onClick={() => void download(`/applicant-files/${file.documentId}`, file.name)}
        >
          {say('download', '')
            .replace(/[:\s]+$/, '')
            .trim()}
        </Button>
      </Flex>
      {isOpen && <Shown file={file} />}
    </Flex>
  )
}

/** The files of an application: pictures and PDF are read in place, the rest is downloaded. */
export function Files({ files }: { files: DeskFile[] }) {
  return (
    <Flex tag="ul" direction="column" alignItems="stretch" gap={4}>
      {files.map((file) => (
        <FileRow key={file.documentId} file={file} />
      ))}
    </Flex>
  )
}
