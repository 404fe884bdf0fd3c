import { Button, Dialog, Flex, Typography } from '@strapi/design-system'
import type { Shown, WhereUsed } from '../../bin/files/where-used'
import { wordIn } from '../../labels/language'
import { languages } from '../../rules/languages'
import { adminLanguage } from '../labels/language'
import { MEDIA } from '../labels/media'
import { nameOf } from '../translations/overview'

const say = (words: keyof typeof MEDIA) => wordIn(MEDIA[words], adminLanguage())

const nameIn = ({ uid, title, isPublic }: Shown): string =>
  [nameOf({ uid, name: uid }, adminLanguage()), title, isPublic ? say('published') : say('draft')].filter(Boolean).join(' · ')

/** Says which documents show the files, and asks once more. */
export function UsedFiles({ used: { shown, hidden }, onClose }: { used: WhereUsed; onClose: (isWanted: boolean) => void }) {
  return (
    <Dialog.Root open onOpenChange={(isOpen: boolean) => isOpen || onClose(false)}>
      <Dialog.Content dir={languages[adminLanguage()].dir}>
        <Dialog.Header>{say('title')}</Dialog.Header>
        <Dialog.Body style={{ alignItems: 'stretch' }}>
          <Flex direction="column" alignItems="stretch" gap={3}>
            <Typography dir="auto">{say('used')}</Typography>
            <Flex tag="ul" direction="column" alignItems="stretch" gap={1} style={{ maxHeight: '40vh', overflowY: 'auto' }}>
              {shown.map((one) => (
                <Typography key={`${one.uid} ${one.title}`} tag="li" dir="auto" fontWeight="semiBold">
                  {nameIn(one)}
                </Typography>
              ))}
              {hidden > 0 && (
                <Typography tag="li" dir="auto">
                  {say('others').replace('{0}', String(hidden))}
                </Typography>
              )}
            </Flex>
          </Flex>
        </Dialog.Body>
        <Dialog.Footer>
          <Button variant="tertiary" fullWidth onClick={() => onClose(false)}>
            {say('keep')}
          </Button>
          <Button variant="danger" fullWidth onClick={() => onClose(true)}>
            {say('remove')}
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  )
}
