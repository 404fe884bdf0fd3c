import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'

export type Facts = {
  /** Names of values and tags the message takes. */
  names: string[]
  /** Choices of every select, by the name of its value. */
  choices: Record<string, string[]>
  /** Forms of every plural, in order of appearance. */
  plurals: string[][]
}

/** What a message asks for. Throws on a text that is not ICU MessageFormat. */
export function readMessage(text: string): Facts {
  const facts: Facts = { names: [], choices: {}, plurals: [] }
  collect(parse(text), facts)
  return { ...facts, names: [...new Set(facts.names)].sort() }
}

function collect(elements: MessageFormatElement[], facts: Facts): void {
  for (const element of elements) {
    if (element.type === TYPE.literal || element.type === TYPE.pound) continue
    facts.names.push(element.type === TYPE.tag ? `<${element.value}>` : element.value)
    if (element.type === TYPE.tag) collect(element.children, facts)
    if (element.type !== TYPE.plural && element.type !== TYPE.select) continue
    const forms = Object.keys(element.options)
    if (element.type === TYPE.plural) facts.plurals.push(forms)
    else facts.choices[element.value] = forms.sort()
    for (const option of Object.values(element.options)) collect(option.value, facts)
  }
}
