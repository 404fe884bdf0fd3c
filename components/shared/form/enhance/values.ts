import { CONTROL, type Values } from '@/lib/forms/form'

export type Input = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const CONTROL_NAMES: readonly string[] = Object.values(CONTROL)

const isInput = (element: Element): element is Input =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement

const isTicking = (input: Input): input is HTMLInputElement => input instanceof HTMLInputElement && ['checkbox', 'radio'].includes(input.type)

/** The inputs that people fill in: not files, which are sent when they are chosen, and nothing unseen. */
export function inputsOf(form: HTMLFormElement): Input[] {
  return [...form.elements].filter(isInput).filter(({ name, type }) => name !== '' && !CONTROL_NAMES.includes(name) && type !== 'hidden' && type !== 'file')
}

/** What a form would send of itself, as the schemas take it. */
export function valuesOf(form: HTMLFormElement): Values {
  const values: Values = {}
  for (const [name, value] of new FormData(form)) {
    if (typeof value !== 'string' || CONTROL_NAMES.includes(name)) continue
    const before = values[name]
    values[name] = before === undefined ? value : [...(Array.isArray(before) ? before : [before]), value]
  }
  return values
}

/** What was typed and ticked. */
export function typedIn(form: HTMLFormElement, inputs = inputsOf(form)): Record<string, string[]> {
  const typed: Record<string, string[]> = {}
  for (const input of inputs) {
    const values = (typed[input.name] ??= [])
    if (isTicking(input) ? input.checked : input.value) values.push(input.value)
  }
  return typed
}

function isChanged(input: Input): boolean {
  if (isTicking(input)) return input.checked !== input.defaultChecked
  if (!(input instanceof HTMLSelectElement)) return input.value !== input.defaultValue
  const start = [...input.options].findIndex(({ defaultSelected }) => defaultSelected)
  return input.selectedIndex !== Math.max(start, 0)
}

/** The fields in which something else stands than the page came with. */
export const changedIn = (form: HTMLFormElement): Set<string> =>
  new Set(
    inputsOf(form)
      .filter(isChanged)
      .map(({ name }) => name),
  )

/** What was typed, for the draft: consent is given each time anew. */
export const typedToKeep = (form: HTMLFormElement) =>
  typedIn(
    form,
    inputsOf(form).filter(({ dataset }) => !('consent' in dataset)),
  )

/** Fills in what was typed before; says nothing of inputs that are new since, or that are not to be touched. */
export function fillIn(form: HTMLFormElement, typed: Record<string, string[]>, untouched: ReadonlySet<string> = new Set()): void {
  for (const input of inputsOf(form)) {
    const values = typed[input.name]
    if (!values || untouched.has(input.name)) continue
    if (isTicking(input)) input.checked = values.includes(input.value)
    else input.value = values[0] ?? ''
  }
}

/** Empties everything, also what the page came with. */
export function empty(form: HTMLFormElement): void {
  fillIn(form, Object.fromEntries(inputsOf(form).map(({ name }) => [name, []])))
}
