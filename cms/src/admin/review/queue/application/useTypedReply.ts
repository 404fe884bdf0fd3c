import { typedName, useTyped } from '../../useTyped'
import type { Written } from './useReplies'

/** No template is chosen. */
export const NONE = 'none'
export const EMPTY: Written = { subject: '', text: '' }

/** What templates leave to be filled in, and braces in which nothing was. */
const GAP = /…|\.\.\.|_{3,}|\{[^{}\n]*\}|\[\s*\]/

/** Whether something is still to be filled in. */
export const hasGap = ({ subject, text }: Written): boolean => GAP.test(subject) || GAP.test(text)

export type TypedReply = { written: Written; template: string; write: (written: Written, template?: string) => void; clear: () => void }

/** The reply that somebody writes, kept until it is sent. */
export function useTypedReply(account: number, about: { uid: string; documentId: string }): TypedReply {
  const subject = useTyped(typedName(account, about, 'reply subject'))
  const text = useTyped(typedName(account, about, 'reply text'))
  const template = useTyped(typedName(account, about, 'reply template'), NONE)
  return {
    written: { subject: subject.text, text: text.text },
    template: template.text || NONE,
    write: (written, name) => {
      subject.type(written.subject)
      text.type(written.text)
      if (name) template.type(name)
    },
    clear: () => {
      for (const field of [subject, text, template]) field.clear()
    },
  }
}
