import { WAITS, type Wait } from '@/rules/waits'
import type { FormName } from './form'

type Next = {
  wait: Wait | null
  /** Whether a mail asks to confirm the address. */
  asksToConfirm: boolean
  /** Whether a mail goes out at all. */
  writes: boolean
}

const ASK_TO_CONFIRM: readonly FormName[] = ['department', 'volunteer']

const SILENT: readonly FormName[] = ['feedback', 'idea']

/** What comes after a form. (Requirements, section 10, forms) */
export const nextAfter = (form: FormName): Next => ({ wait: WAITS[form], asksToConfirm: ASK_TO_CONFIRM.includes(form), writes: !SILENT.includes(form) })
