import { CONTROL } from '@/lib/forms/form'

type Input = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const CONTROL_NAMES: readonly string[] = Object.values(CONTROL)

const isInput = (element: Element): element is Input =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement

const isTicking = (input: Input): input is HTMLInputElement => input instanceof HTMLInputElement && ['checkbox', 'radio'].includes(input.type)

/** The inputs that people fill in: not files, which are sent when they are chosen, and nothing unseen. */
function inputsOf(form: HTMLFormElement): Input[] {
  return [...form.elements].filter(isInput).filter(({ name, type }) => name !== '' && !CONTROL_NAMES.includes(name) && type !== 'hidden' && type !== 'file')
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
