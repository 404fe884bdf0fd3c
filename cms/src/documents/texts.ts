import { isBlankHtml } from '../markup'
import { cleanDirection, isBlank } from '../rules/text'
import type { Rule } from './rule'
import { isRecord } from './values'
import { type Entry, walk } from './walk'

/** Words of a rich text, with what a picture is: it is seen without any. */
function wordsOf(blocks: unknown): string {
  if (Array.isArray(blocks)) return blocks.map(wordsOf).join(' ')
  if (!isRecord(blocks)) return ''
  if (blocks.type === 'image') return 'image'
  return typeof blocks.text === 'string' ? blocks.text : wordsOf(blocks.children)
}

/** Fields whose text is HTML. */
const isHtml = (name: string, type: string): boolean => type === 'richtext' || name === 'htmlContent'

function clean({ attribute, name, data }: Entry): void {
  const value = data[name]
  if (attribute.type === 'blocks' && Array.isArray(value) && isBlank(wordsOf(value))) data[name] = null
  if (typeof value !== 'string' || !['string', 'text', 'richtext'].includes(attribute.type)) return
  const line = attribute.type === 'string' ? cleanDirection(value) : value
  data[name] = isBlank(line) || (isHtml(name, attribute.type) && isBlankHtml(line)) ? '' : line
}

/** A text that shows nothing, of empty tags too, is saved as an empty one, so that it is missed where one is required; a line turns nothing around that follows it. */
export const textsRule: Rule = ({ attributes, data }) => walk(attributes, data, clean)
