import { Button, Dialog, Field, Flex, TextInput, Typography } from '@strapi/design-system'
import { useState } from 'react'
import { wordIn } from '../../labels/language'
import { languages } from '../../rules/languages'
import { BIN } from '../labels/bin'
import { adminLanguage } from '../labels/language'
import type { TakenSlug } from './useBin'

type Props = { taken: TakenSlug; onRestore: (slug: string) => void; onClose: () => void }

/** Asks for another slug, where somebody else has taken the one that a document had. */
export function SlugDialog({ taken: { reason, offered }, onRestore, onClose }: Props) {
  const [slug, setSlug] = useState(offered)
  const language = adminLanguage()
  const say = (words: keyof typeof BIN) => wordIn(BIN[words], language)
  return (
    <Dialog.Root open onOpenChange={(isOpen: boolean) => isOpen || onClose()}>
      <Dialog.Content dir={languages[language].dir}>
        <Dialog.Header>{say('slugTitle')}</Dialog.Header>
        <Dialog.Body>
          <Flex direction="column" alignItems="stretch" gap={4} width="100%">
            <Typography dir="auto">{reason}</Typography>
            <Field.Root name="slug">
              <Field.Label>{say('slug')}</Field.Label>
              <TextInput value={slug} dir="ltr" maxLength={200} onChange={({ target }: { target: HTMLInputElement }) => setSlug(target.value)} />
            </Field.Root>
          </Flex>
        </Dialog.Body>
        <Dialog.Footer>
          <Dialog.Cancel>
            <Button variant="tertiary" fullWidth>
              {say('cancel')}
            </Button>
          </Dialog.Cancel>
          <Button fullWidth disabled={slug.trim() === ''} onClick={() => onRestore(slug.trim())}>
            {say('restore')}
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  )
}
