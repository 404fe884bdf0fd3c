import type { Said } from './ask'

function listOf(form: HTMLFormElement, errors: Record<string, string>): HTMLElement {
  const list = document.createElement('ul')
  for (const [name, text] of Object.entries(errors)) {
    const link = document.createElement('a')
    const field = form.elements.namedItem(name)
    link.href = `#${field instanceof HTMLElement ? field.id : ''}`
    link.textContent = text
    const item = document.createElement('li')
    item.append(link)
    list.append(item)
  }
  return list
}

/** Tells above the fields of a small form what became of it; null takes it away. */
export function showNote(form: HTMLFormElement, said: Said | null): HTMLElement | null {
  const place = form.querySelector('[data-note]')
  place?.replaceChildren()
  const template = said && form.querySelector<HTMLTemplateElement>(`template[data-box=${said.state === 'done' ? 'done' : 'problem'}]`)
  if (!place || !template) return place
  const content = document.importNode(template.content, true)
  const line = content.querySelector('p')
  // Without a text no answer came: the box has words for that.
  if (line && said.text) line.textContent = said.text
  const { errors = {} } = said
  if (Object.keys(errors).length > 0) line?.after(listOf(form, errors))
  place.replaceChildren(content)
  return place
}
