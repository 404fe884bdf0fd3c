import { Box, Button, Checkbox, Flex, Modal, Typography } from '@strapi/design-system'
import { useState } from 'react'
import { wordIn } from '../../labels/language'
import type { MailPreview, Typed } from '../../mail/preview/preview'
import { languages, type Locale } from '../../rules/languages'
import { adminLanguage } from '../labels/language'
import { MAIL_PREVIEW } from '../labels/mail-preview'
import { Trouble } from '../Trouble'
import { useMailPreview } from './useMailPreview'

/** Of a phone, in pixels. */
const WIDTH = 360
const HEIGHT = 600

type Look = 'html' | 'text'

/** The mail itself. Nothing in the frame runs, and it knows neither the admin nor its session. */
function MailFrame({ preview, look, language }: { preview: MailPreview; look: Look; language: Locale }) {
  const { dir } = languages[language]
  const title = wordIn(MAIL_PREVIEW.frame, adminLanguage())
  if (look === 'html')
    return <iframe title={title} sandbox="" srcDoc={preview.html} width={WIDTH} height={HEIGHT} style={{ border: '1px solid #ccc', maxWidth: '100%' }} />
  return (
    <Box
      tag="pre"
      tabIndex={0}
      role="region"
      aria-label={title}
      dir={dir}
      lang={language}
      padding={3}
      background="neutral100"
      style={{ width: WIDTH, maxWidth: '100%', height: HEIGHT, overflow: 'auto', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', font: '14px/1.6 monospace' }}
    >
      {preview.text}
    </Box>
  )
}

function Problems({ problems }: { problems: string[] }) {
  const language = adminLanguage()
  return (
    <Trouble title={wordIn(MAIL_PREVIEW.problems, language)}>
      <ul>
        {problems.map((problem) => (
          <Typography key={problem} tag="li" dir="auto" style={{ overflowWrap: 'anywhere' }}>
            {problem}
          </Typography>
        ))}
      </ul>
    </Trouble>
  )
}

type Props = { typed: Omit<Typed, 'isSparse'>; onClose: () => void }

/** The mail as its reader gets it, filled with sample values, and a button that sends it to whoever looks. */
export function PreviewDialog({ typed, onClose }: Props) {
  const [isSparse, setIsSparse] = useState(false)
  const [look, setLook] = useState<Look>('html')
  const { preview, isSending, sendTest } = useMailPreview({ ...typed, isSparse })
  const language = adminLanguage()
  const say = (words: keyof typeof MAIL_PREVIEW) => wordIn(MAIL_PREVIEW[words], language)
  return (
    <Modal.Root open onOpenChange={(isOpen) => isOpen || onClose()}>
      <Modal.Content dir={languages[language].dir}>
        <Modal.Header>
          <Modal.Title>{say('title')}</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <Flex direction="column" alignItems="center" gap={4}>
            <Flex gap={3} wrap="wrap" justifyContent="space-between" width="100%">
              <Flex gap={2} role="group" aria-label={say('look')}>
                {(['html', 'text'] as const).map((name) => (
                  <Button key={name} size="S" variant={look === name ? 'secondary' : 'tertiary'} aria-pressed={look === name} onClick={() => setLook(name)}>
                    {say(name)}
                  </Button>
                ))}
              </Flex>
              <Checkbox checked={isSparse} onCheckedChange={(checked) => setIsSparse(checked === true)}>
                {say('sparse')}
              </Checkbox>
            </Flex>
            {preview && preview.problems.length > 0 && <Problems problems={preview.problems} />}
            {preview && (
              <>
                <Box width="100%">
                  <Typography variant="pi" textColor="neutral600" tag="p" dir="auto">
                    {say('subject')}
                  </Typography>
                  <Typography tag="p" fontWeight="bold" dir={languages[typed.language].dir} lang={typed.language} style={{ overflowWrap: 'anywhere' }}>
                    {preview.subject}
                  </Typography>
                </Box>
                <MailFrame preview={preview} look={look} language={typed.language} />
              </>
            )}
          </Flex>
        </Modal.Body>
        <Modal.Footer>
          <Modal.Close>
            <Button variant="tertiary">{say('close')}</Button>
          </Modal.Close>
          <Button loading={isSending} disabled={!preview || preview.problems.length > 0} onClick={() => void sendTest()}>
            {say('test')}
          </Button>
        </Modal.Footer>
      </Modal.Content>
    </Modal.Root>
  )
}
