/** What can be sent: what the link carries, the code of its mail, or the wish for a new mail. */
export const WAYS = ['link', 'code', 'mail'] as const

export type Way = (typeof WAYS)[number]

/** What can be wrong with what is typed here. */
export type FieldError = 'email_required' | 'valid_email_required' | 'code_required' | 'code_invalid'

/** Values or errors by the field's name. */
export type Fields<Value> = Partial<Record<'email' | 'code', Value>>

/** 'used' is for a registration that was cancelled before, 'missing' for a form that came without what it takes, 'limited' for one too many, 'wrong' for mistakes in fields. */
export const STATES = ['done', 'used', 'failed', 'error', 'missing', 'limited', 'wrong'] as const

export type State = (typeof STATES)[number]

/** What became of what was sent; with what was typed, so that nobody types it twice. */
export type Answer = {
  by: Way
  state: State
  /** What was applied to, where the content service says so. */
  department?: string | null
  /** When it may be sent again, where there is a limit. */
  waitMinutes?: number
  values?: Fields<string>
  errors?: Fields<FieldError>
}
