import { Button, Flex, Modal, Typography } from '@strapi/design-system'
import { useNotification } from '@strapi/strapi/admin'
import type { DoorCount } from '../../events/door/answers'
import type { DoorView } from '../../events/door/desk'
import { type Language, wordIn } from '../../labels/language'
import { languages } from '../../rules/languages'
import { AskedButton } from '../AskedButton'
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
        <AskedButton
          name={say('withdrawShort')}
          label={say('withdraw', name)}
          question={say('withdrawQuestion', name)}
          confirm={say('withdrawShort')}
          cancel={say('cancel')}
          look="tertiary"
          confirmLook="danger-light"
          size="S"
          onConfirm={() => onWithdraw(doorId)}
        />
      </Flex>
    </Flex>
  )
}
