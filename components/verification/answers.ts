/** What can be wrong with what is typed here. */
export const FIELD_ERRORS = ['email_required', 'valid_email_required', 'code_required', 'code_invalid'] as const

export type FieldError = (typeof FIELD_ERRORS)[number]

/** Values or errors by the field's name. */
export type Fields<Value> = Partial<Record<'email' | 'code', Value>>

/** What became of what was sent; with what was typed, so that nobody types it twice. */
export type Answer = {
  /** 'missing' is for a form that came without what it takes, 'limited' for one too many, 'wrong' for mistakes in fields. */
  state: 'done' | 'failed' | 'error' | 'missing' | 'limited' | 'wrong'
  /** What was applied to, where the content service says so. */
  department?: string | null
  values?: Fields<string>
  errors?: Fields<FieldError>
}

export type Action = (previous: Answer | null, form: FormData) => Promise<Answer>
