import type { Errors } from '@/lib/forms/form'
import { fieldsWrong } from '@/lib/forms/summary'
import type { Texts } from './texts'

const boxOf = (form: HTMLFormElement) => form.querySelector('[data-problems]')

function linkTo(place: HTMLElement, text: string): HTMLLIElement {
  const link = document.createElement('a')
  link.href = `#${place.id.replace(/-error$/, '')}`
  link.textContent = [place.dataset.label, text].filter(Boolean).join(' – ')
  const item = document.createElement('li')
  item.dataset.of = place.dataset.error
  item.append(link)
  return item
}

function itemsFor(form: HTMLFormElement, errors: Errors, texts: Texts): HTMLLIElement[] {
  const wrong = fieldsWrong(errors)
  return [...form.querySelectorAll('[data-error]')].flatMap((place) => {
    const { error: field = '' } = place.dataset
    const code = errors[field]
    return code && wrong.includes(field) ? [linkTo(place, texts.errors[code] ?? code)] : []
  })
}

/** Says above a form how many fields are wrong, with a link to each: what the page says of itself without script. */
export function showSummary(form: HTMLFormElement, errors: Errors, texts: Texts): void {
  const [box, line] = [boxOf(form), form.querySelector('[data-problem]')]
  const items = itemsFor(form, errors, texts)
  if (!box || !line || items.length === 0) return
  const list = document.createElement('ul')
  list.append(...items)
  box.querySelector('ul')?.remove()
  line.textContent = texts.wrong[Math.min(items.length, texts.wrong.length) - 1] ?? ''
  line.after(list)
  box.hidden = false
}

/** What was mended leaves the summary, which goes with the last of it; nothing is added before the form is sent again. */
export function trimSummary(form: HTMLFormElement, errors: Errors, texts: Texts): void {
  const box = boxOf(form)
  const items = [...(box?.querySelectorAll<HTMLElement>('li[data-of]') ?? [])]
  if (!box || items.length === 0) return
  const mended = items.filter(({ dataset }) => !(dataset.of && dataset.of in errors))
  if (mended.length === 0) return
  for (const item of mended) item.remove()
  const left = items.length - mended.length
  const line = box.querySelector('[data-problem]')
  if (line) line.textContent = texts.wrong[left - 1] ?? ''
  if (left > 0) return
  box.querySelector('ul')?.remove()
  box.hidden = true
}
