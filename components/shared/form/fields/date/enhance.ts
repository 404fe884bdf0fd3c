import { readDay } from '@/rules/fields/date'
import type { Behaviour } from '../behaviours'

/** As it would be typed: 2026-11-15 is 15.11.2026 in German, 15/11/2026 in Arabic and English. */
const typedDay = (day: string, separator = '/'): string => day.split('-').reverse().join(separator)

function addCalendar(place: HTMLElement): void {
  const [input, template] = [place.querySelector('input'), place.querySelector('template')]
  if (!input || !template) return
  template.replaceWith(template.content)
  const [button, picker] = [place.querySelector('button'), place.querySelector<HTMLInputElement>('input[type=date]')]
  button?.addEventListener('click', () => {
    if (!picker) return
    picker.value = readDay(input.value) ?? ''
    picker.showPicker()
  })
  picker?.addEventListener('change', () => {
    input.value = typedDay(picker.value, place.dataset.date)
    for (const type of ['input', 'change', 'blur']) input.dispatchEvent(new Event(type, { bubbles: type !== 'blur' }))
    button?.focus()
  })
}

/** Days can be chosen in the browser's calendar too, where it has one that opens by script. */
export function prepare(form: HTMLFormElement): Behaviour {
  if ('showPicker' in HTMLInputElement.prototype) form.querySelectorAll('[data-date]').forEach(addCalendar)
  return {}
}
