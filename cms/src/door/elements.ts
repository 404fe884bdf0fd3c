type Attributes = Record<string, string>

/** The element of the page with this id and of this kind. Throws where the page has none: then the two do not belong together. */
export function byId<T extends HTMLElement>(id: string, type: new () => T): T {
  const element = document.getElementById(id)
  if (element instanceof type) return element
  throw new Error(`The page has no ${id}.`)
}

/** An element with what stands in it, which is never read as markup: names come from people we do not know. */
export function make(name: string, attributes: Attributes, ...content: (string | Node)[]): HTMLElement {
  const element = document.createElement(name)
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value)
  element.append(...content)
  return element
}

/** A button; what a screen reader says of it may name whom it is about. */
export function button(text: string, onPress: () => void, attributes: Attributes = {}): HTMLElement {
  const made = make('button', { type: 'button', ...attributes }, text)
  made.addEventListener('click', onPress)
  return made
}

/** A name in its own direction. */
export const nameIn = (name: string): HTMLElement => make('bdi', {}, name)
