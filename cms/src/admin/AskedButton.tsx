import { Button, Dialog } from '@strapi/design-system'
import type { ComponentProps } from 'react'
import { languages } from '../rules/languages'
import { adminLanguage } from './labels/language'

type Look = ComponentProps<typeof Button>['variant']

type Props = {
  /** What stands on the button; `label` where that does not say what it is about. */
  name: string
  label?: string
  question: string
  confirm: string
  cancel: string
  look?: Look
  confirmLook?: Look
  size?: 'S' | 'M'
  fullWidth?: boolean
  onConfirm: () => void
}

/** A button that asks once more. */
export function AskedButton({ name, label, question, confirm, cancel, look = 'secondary', confirmLook, size, fullWidth, onConfirm }: Props) {
  return (
    <Dialog.Root>
      <Dialog.Trigger>
        <Button variant={look} size={size} fullWidth={fullWidth} aria-label={label}>
          {name}
        </Button>
      </Dialog.Trigger>
      <Dialog.Content dir={languages[adminLanguage()].dir}>
        <Dialog.Header>{label ?? name}</Dialog.Header>
        <Dialog.Body>{question}</Dialog.Body>
        <Dialog.Footer>
          <Dialog.Cancel>
            <Button variant="tertiary" fullWidth>
              {cancel}
            </Button>
          </Dialog.Cancel>
          <Dialog.Action>
            <Button variant={confirmLook} fullWidth onClick={onConfirm}>
              {confirm}
            </Button>
          </Dialog.Action>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  )
}
