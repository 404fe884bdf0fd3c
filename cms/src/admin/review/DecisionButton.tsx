import { Button, Dialog, Field, Flex, Textarea, Typography } from '@strapi/design-system'
import { type Language, wordIn } from '../../labels/language'
import { languages, type Locale } from '../../rules/languages'
import { adminLanguage } from '../labels/language'
import { REVIEW } from '../labels/review'

type Props = {
  decision: 'accept' | 'reject'
  /** Minutes until the applicant is told. */
  minutes: number
  /** In which the applicant wrote, and reads the reason. */
  applicantLanguage: Locale
  reason: string
  onReason: (reason: string) => void
  onConfirm: () => void
  /** Whether the question is open, where that is known outside. */
  isOpen?: boolean
  onOpen?: (isOpen: boolean) => void
}

const LOOKS = { accept: 'success', reject: 'danger' } as const

const nameOf = (locale: Locale, language: Language) => new Intl.DisplayNames(language, { type: 'language' }).of(locale) ?? languages[locale].name

/** `10 minutes`, in the form that the number asks for. */
const duration = (minutes: number, language: Language) =>
  new Intl.NumberFormat(`${language}-u-nu-latn`, { style: 'unit', unit: 'minute', unitDisplay: 'long' }).format(minutes)

/** A button that asks once more, and for the reason that the applicant is told. */
export function DecisionButton({ decision, minutes, applicantLanguage, reason, onReason, onConfirm, isOpen, onOpen }: Props) {
  const language = adminLanguage()
  const question = wordIn(decision === 'accept' ? REVIEW.acceptQuestion : REVIEW.rejectQuestion, language)
  return (
    <Dialog.Root open={isOpen} onOpenChange={onOpen}>
      <Dialog.Trigger>
        <Button variant={LOOKS[decision]} fullWidth>
          {wordIn(REVIEW[decision], language)}
        </Button>
      </Dialog.Trigger>
      <Dialog.Content dir={languages[language].dir}>
        <Dialog.Header>{question}</Dialog.Header>
        <Dialog.Body>
          <Flex direction="column" alignItems="stretch" gap={4} width="100%">
            <Typography>{wordIn(REVIEW.told, language).replace('{0}', duration(minutes, language))}</Typography>
            <Field.Root name="decisionReason" hint={wordIn(REVIEW.writeIn, language).replace('{0}', nameOf(applicantLanguage, language))}>
              <Field.Label>{wordIn(REVIEW.reason, language)}</Field.Label>
              <Textarea
                value={reason}
                maxLength={2000}
                lang={applicantLanguage}
                dir={languages[applicantLanguage].dir}
                onChange={({ target }: { target: HTMLTextAreaElement }) => onReason(target.value)}
              />
              <Field.Hint />
            </Field.Root>
          </Flex>
        </Dialog.Body>
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
