import messages from '@/messages/en.json'
import type { ErrorCode } from '@/lib/forms/error-codes'

const texts: Record<ErrorCode, string> = messages.forms.errors

/** What is said in English about each field. */
export const inEnglish = (errors: Record<string, ErrorCode> | undefined): Record<string, string> =>
  Object.fromEntries(Object.entries(errors ?? {}).map(([name, code]) => [name, texts[code]]))
