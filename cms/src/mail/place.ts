import type { Text } from './defaults'
import type { Values } from './render'

/** What no mail leaves out that knows it. */
export const PLACED = ['reason', 'ticket', 'formerly']

const PARAGRAPHS = /\n{2,}/

/** What has to be told is told by a mail that an editor has left no place for it in, too: before its last paragraph, the greeting. */
export function withPlace({ subject, body }: Text, values: Values, name: string): Text {
  if (!values[name] || body.includes(`{${name}}`)) return { subject, body }
  const paragraphs = body.trim().split(PARAGRAPHS)
  paragraphs.splice(Math.max(1, paragraphs.length - 1), 0, `{${name}}`)
  return { subject, body: paragraphs.join('\n\n') }
}
