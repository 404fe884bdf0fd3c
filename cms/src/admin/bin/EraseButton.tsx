import { Button, Dialog, Typography } from '@strapi/design-system'
import { wordIn } from '../../labels/language'
import { languages } from '../../rules/languages'
import { BIN } from '../labels/bin'
import { adminLanguage } from '../labels/language'

/** A button that asks before it erases. */
export function EraseButton({ title, onErase }: { title: string; onErase: () => void }) {
  const language = adminLanguage()
  const say = (words: keyof typeof BIN) => wordIn(BIN[words], language)
  return (
    <Dialog.Root>
      <Dialog.Trigger>
        <Button variant="danger-light" aria-label={say('eraseNamed').replace('{0}', title)}>
          {say('erase')}
        </Button>
      </Dialog.Trigger>
      <Dialog.Content dir={languages[language].dir}>
        <Dialog.Header>{say('erase')}</Dialog.Header>
        <Dialog.Body>
          <Typography textAlign="center">
            {say('eraseQuestion').replace('{0}', title)} {say('eraseWarning')}
          </Typography>
        </Dialog.Body>
        <Dialog.Footer>
          <Dialog.Cancel>
            <Button variant="tertiary" fullWidth>
              {say('cancel')}
            </Button>
          </Dialog.Cancel>
          <Dialog.Action>
            <Button variant="danger" fullWidth onClick={onErase}>
              {say('erase')}
            </Button>
          </Dialog.Action>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  )
}
