import { Button, Dialog } from '@strapi/design-system'
import { wordIn } from '../../labels/language'
import { languages } from '../../rules/languages'
import { ATTENDEES } from '../labels/attendees'
import { adminLanguage } from '../labels/language'

type Props = { does: 'tell' | 'quiet'; onConfirm: () => void }

/** A button that asks once more. */
export function AskedButton({ does, onConfirm }: Props) {
  const language = adminLanguage()
  const name = wordIn(ATTENDEES[does], language)
  return (
    <Dialog.Root>
      <Dialog.Trigger>
        <Button variant={does === 'tell' ? 'secondary' : 'tertiary'} fullWidth>
          {name}
        </Button>
      </Dialog.Trigger>
      <Dialog.Content dir={languages[language].dir}>
        <Dialog.Header>{name}</Dialog.Header>
        <Dialog.Body>{wordIn(does === 'tell' ? ATTENDEES.tellQuestion : ATTENDEES.quietQuestion, language)}</Dialog.Body>
        <Dialog.Footer>
          <Dialog.Cancel>
            <Button variant="tertiary" fullWidth>
              {wordIn(ATTENDEES.cancel, language)}
            </Button>
          </Dialog.Cancel>
          <Dialog.Action>
            <Button fullWidth onClick={onConfirm}>
              {name}
            </Button>
          </Dialog.Action>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  )
}
