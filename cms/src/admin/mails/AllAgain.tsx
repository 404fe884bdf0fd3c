import { Button, Dialog } from '@strapi/design-system'
import { wordIn } from '../../labels/language'
import { languages } from '../../rules/languages'
import { adminLanguage } from '../labels/language'
import { MAILS } from '../labels/mails'

/** A button that asks once more before a whole list is sent. */
export function AllAgain({ count, onConfirm }: { count: number; onConfirm: () => void }) {
  const language = adminLanguage()
  const name = wordIn(MAILS.allAgain, language).replace('{0}', String(count))
  return (
    <Dialog.Root>
      <Dialog.Trigger>
        <Button variant="secondary">{name}</Button>
      </Dialog.Trigger>
      <Dialog.Content dir={languages[language].dir}>
        <Dialog.Header>{name}</Dialog.Header>
        <Dialog.Body>{wordIn(MAILS.allAgainQuestion, language)}</Dialog.Body>
        <Dialog.Footer>
          <Dialog.Cancel>
            <Button variant="tertiary" fullWidth>
              {wordIn(MAILS.leave, language)}
            </Button>
          </Dialog.Cancel>
          <Dialog.Action>
            <Button fullWidth onClick={onConfirm}>
              {wordIn(MAILS.again, language)}
            </Button>
          </Dialog.Action>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  )
}
