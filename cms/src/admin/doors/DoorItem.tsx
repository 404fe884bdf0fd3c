import { Button, Dialog, Flex, Modal, Typography } from '@strapi/design-system'
import { useNotification } from '@strapi/strapi/admin'
import type { DoorCount } from '../../events/door/answers'
import type { DoorView } from '../../events/door/desk'
import { type Language, wordIn } from '../../labels/language'
import { languages } from '../../rules/languages'
import { DOORS } from '../labels/doors'
import { QrCode } from './QrCode'

type Props = { door: DoorView; count: DoorCount | undefined; language: Language; onWithdraw: (doorId: string) => void }

/** A door: how many came through it, its link, and how to close it. */
export function DoorItem({ door: { doorId, name, link }, count, language, onWithdraw }: Props) {
  const { toggleNotification } = useNotification()
  const say = (words: keyof typeof DOORS, ...values: string[]) =>
    values.reduce((text, value, index) => text.replace(`{${index}}`, () => value), wordIn(DOORS[words], language))
  const { dir } = languages[language]

  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(link)
    toggleNotification({ type: 'success', message: say('copied') })
  }

  return (
    <Flex tag="li" direction="column" alignItems="stretch" gap={1} paddingBottom={2}>
      <Typography dir="auto" fontWeight="semiBold">
        {name}
      </Typography>
      <Typography dir="auto" textColor="neutral600">
        {say('atDoor', String(count?.here ?? 0), String(count?.walkIns ?? 0))}
      </Typography>
      <Flex gap={2} wrap="wrap">
        <Modal.Root>
          <Modal.Trigger>
            <Button variant="secondary" size="S" aria-label={say('show', name)}>
              {say('showShort')}
            </Button>
          </Modal.Trigger>
          <Modal.Content dir={dir}>
            <Modal.Header closeLabel={say('close')}>
              <Modal.Title>{name}</Modal.Title>
            </Modal.Header>
            <Modal.Body>
              <Flex direction="column" alignItems="center" gap={4}>
                <Typography dir="auto">{say('scan')}</Typography>
                <QrCode text={link} label={say('code', name)} />
                <Typography dir="ltr" style={{ overflowWrap: 'anywhere' }}>
                  {link}
                </Typography>
                <Button onClick={() => void copy()}>{say('copy')}</Button>
              </Flex>
            </Modal.Body>
          </Modal.Content>
        </Modal.Root>
        <Dialog.Root>
          <Dialog.Trigger>
            <Button variant="tertiary" size="S" aria-label={say('withdraw', name)}>
              {say('withdrawShort')}
            </Button>
          </Dialog.Trigger>
          <Dialog.Content dir={dir}>
            <Dialog.Header>{say('withdraw', name)}</Dialog.Header>
            <Dialog.Body>{say('withdrawQuestion', name)}</Dialog.Body>
            <Dialog.Footer>
              <Dialog.Cancel>
                <Button variant="tertiary" fullWidth>
                  {say('cancel')}
                </Button>
              </Dialog.Cancel>
              <Dialog.Action>
                <Button variant="danger-light" fullWidth onClick={() => onWithdraw(doorId)}>
                  {say('withdrawShort')}
                </Button>
              </Dialog.Action>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Root>
      </Flex>
    </Flex>
  )
}
