import { Button, Dialog } from '@strapi/design-system'
import { wordIn } from '../../labels/language'
import { adminLanguage } from '../labels/language'
import { REVIEW } from '../labels/review'

type Props = { decision: 'accept' | 'reject'; onConfirm: () => void }

const LOOKS = { accept: 'success', reject: 'danger' } as const

/** A button that asks once more: what it does cannot be taken back. */
export function DecisionButton({ decision, onConfirm }: Props) {
  const language = adminLanguage()
  const question = wordIn(decision === 'accept' ? REVIEW.acceptQuestion : REVIEW.rejectQuestion, language)
  return (
    <Dialog.Root>
      <Dialog.Trigger>
        <Button variant={LOOKS[decision]} fullWidth>
          {wordIn(REVIEW[decision], language)}
        </Button>
      </Dialog.Trigger>
      <Dialog.Content dir={language === 'ar' ? 'rtl' : 'ltr'}>
        <Dialog.Header>{question}</Dialog.Header>
        <Dialog.Body>{wordIn(REVIEW.final, language)}</Dialog.Body>
        <Dialog.Footer>
          <Dialog.Cancel>
            <Button variant="tertiary" fullWidth>
              {wordIn(REVIEW.cancel, language)}
            </Button>
          </Dialog.Cancel>
          <Dialog.Action>
            <Button variant={LOOKS[decision]} fullWidth onClick={onConfirm}>
              {wordIn(REVIEW[decision], language)}
            </Button>
          </Dialog.Action>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  )
}
