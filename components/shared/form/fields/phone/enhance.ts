import type { Errors, Values } from '@/lib/forms/form'
import type { Phone } from '@/rules/fields/phone-numbers'
import { PHONE_COUNTRY } from '@/lib/forms/phone-names'
import type * as phones from '@/lib/forms/phones'
import { wasLeft } from '../../enhance/early'
import type { Behaviour } from '../behaviours'
import { makeSearchable } from './searchable-select'

type Plans = typeof phones

let loading: Promise<Plans> | undefined

/** The numbering plans are large: they come when a number is typed, and when they cannot, the server looks alone. */
function loadPlans(): Promise<Plans | null> {
  loading ??= import('@/lib/forms/phones')
  return loading.catch(() => {
    loading = undefined
    return null
  })
}

/** What is wrong with the telephone numbers of a form, by the country beside each. */
async function phoneErrors(values: Values): Promise<Errors> {
  const isTyped = Object.keys(values).some((name) => name.endsWith(PHONE_COUNTRY) && values[name.slice(0, -PHONE_COUNTRY.length)])
  const plans = isTyped ? await loadPlans() : null
  return plans?.readPhones(values).errors ?? {}
}

function choose(select: HTMLSelectElement, country: string): void {
  if (select.value === country) return
  select.value = country
  select.dispatchEvent(new Event('change', { bubbles: true }))
}

async function chooseByPrefix(input: HTMLInputElement, select: HTMLSelectElement): Promise<void> {
  const plans = await loadPlans()
  choose(select, plans?.countryByPrefix(input.value, select.value) ?? select.value)
}

/** What a country is called in the list, without its calling code. */
const nameIn = (select: HTMLSelectElement, country: string | null) =>
  [...select.options].find(({ value }) => value === country)?.text.replace(/\s*\u2066.*$/u, '') ?? ''

/** Asks which of these numbers is meant; none takes the question away. */
function ask(place: HTMLElement, select: HTMLSelectElement, phones: readonly Phone[]): void {
  const [question, template] = [place.querySelector<HTMLElement>('[data-which]'), place.querySelector('template')]
  const model = template?.content.querySelector('label')
  if (!question || !template || !model) return
  question.querySelector('div')?.replaceChildren(
    ...phones.map(({ e164, international, country }) => {
      const label = document.importNode(model, true)
      const [radio, words] = [label.querySelector('input'), label.querySelector('span')]
      if (radio) radio.value = e164
      if (words) words.textContent = (words.textContent ?? '').replace('{number}', international).replace('{country}', nameIn(select, country))
      return label
    }),
  )
  question.hidden = phones.length === 0
}

/** Writes a number in the international way when it is left, or asks which one it is. */
async function settle(place: HTMLElement, input: HTMLInputElement, select: HTMLSelectElement): Promise<void> {
  const reading = (await loadPlans())?.lookAtPhone(input.value, select.value)
  // It may be typed on in the meantime.
  if (!reading || document.activeElement === input) return
  if ('choices' in reading) {
    if (place.querySelector<HTMLElement>('[data-which]')?.hidden) ask(place, select, reading.choices)
    return
  }
  ask(place, select, [])
  const phone = 'phone' in reading ? reading.phone : null
  if (!phone || input.value === phone.international) return
  input.value = phone.international
  input.dispatchEvent(new Event('change', { bubbles: true }))
  choose(select, phone.country ?? select.value)
}

/** Makes the countries of a form's telephone numbers searchable, and lets a number choose its country. */
function enhancePhones(form: HTMLFormElement): void {
  for (const place of form.querySelectorAll('[data-phone]')) {
    const [input, select] = [place.querySelector<HTMLInputElement>('input[type=tel]'), place.querySelector('select')]
    const search = place.querySelector('[data-search]')
    if (!input || !select || !search) continue
    const { start = '' } = select.dataset
    form.addEventListener('emptied', () => {
      ask(place, select, [])
      choose(select, start)
    })
    if (select.value === '') choose(select, start)
    const again = () => void settle(place, input, select)
    makeSearchable(select, search)
    input.addEventListener('focus', () => void loadPlans())
    input.addEventListener('input', () => {
      ask(place, select, [])
      void chooseByPrefix(input, select)
    })
    input.addEventListener('blur', again)
    select.addEventListener('change', () => {
      ask(place, select, [])
      if (input.value) again()
    })
    place.querySelector('[data-which]')?.addEventListener('change', () => input.dispatchEvent(new Event('change', { bubbles: true })))
    if (wasLeft(input)) void chooseByPrefix(input, select).then(again)
  }
}

/** Waits for the draft: the search shows the country that is chosen, and a number that was typed is looked at. */
export const prepare = (form: HTMLFormElement): Behaviour => ({ errors: phoneErrors, watch: () => enhancePhones(form) })
