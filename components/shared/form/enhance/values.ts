import { CONTROL, type Values } from '@/lib/forms/form'

export type Input = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const CONTROL_NAMES: readonly string[] = Object.values(CONTROL)

const isTicking = (input: Input): input is HTMLInputElement => input instanceof HTMLInputElement && ['checkbox', 'radio'].includes(input.type)

/** The inputs that people fill in: not files, which are sent when they are chosen, and nothing unseen. */
export function inputsOf(form: HTMLFormElement): Input[] {
  return [...form.querySelectorAll<Input>('input[name], select[name], textarea[name]')].filter(
    ({ name, type }) => !CONTROL_NAMES.includes(name) && type !== 'hidden' && type !== 'file',
  )
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

/** What was typed, for the draft. */
export function typedIn(form: HTMLFormElement): Record<string, string[]> {
  const typed: Record<string, string[]> = {}
  for (const input of inputsOf(form)) {
    const values = (typed[input.name] ??= [])
    if (isTicking(input) ? input.checked : input.value) values.push(input.value)
  }
  return typed
}

/** Fills in what was typed before; says nothing of inputs that are new since. */
export function fillIn(form: HTMLFormElement, typed: Record<string, string[]>): void {
  for (const input of inputsOf(form)) {
    const values = typed[input.name]
    if (!values) continue
    if (isTicking(input)) input.checked = values.includes(input.value)
    else input.value = values[0] ?? ''
  }
}

/** Empties everything, also what the page came with. */
export function empty(form: HTMLFormElement): void {
  fillIn(form, Object.fromEntries(inputsOf(form).map(({ name }) => [name, []])))
}
