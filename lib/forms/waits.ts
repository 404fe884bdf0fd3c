import type { FormName } from './form'

type Wait = 'week' | 'weeks' | 'days'

type Next = {
  /** How long an answer takes: about a week, two to three weeks, three to five business days. (Requirements, section 9) */
  wait: Wait | null
  /** Whether a mail asks to confirm the address. */
  asksToConfirm: boolean
  /** Whether a mail goes out at all. */
  writes: boolean
}

/** What comes after each form. (Requirements, section 10, forms) */
export const WAITS: Readonly<Record<FormName, Next>> = {
  contact: { wait: 'days', asksToConfirm: false, writes: true },
  feedback: { wait: null, asksToConfirm: false, writes: false },
  partnership: { wait: 'days', asksToConfirm: false, writes: true },
  proposal: { wait: 'weeks', asksToConfirm: false, writes: true },
  idea: { wait: 'weeks', asksToConfirm: false, writes: false },
  department: { wait: 'week', asksToConfirm: true, writes: true },
  registration: { wait: null, asksToConfirm: false, writes: true },
  volunteer: { wait: 'week', asksToConfirm: true, writes: true },
}
