import type { Errors, Values } from '@/lib/forms/form'
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

async function writeInternationally(input: HTMLInputElement, select: HTMLSelectElement): Promise<void> {
  const phone = (await loadPlans())?.readPhone(input.value, select.value)
  // It may be typed on in the meantime.
  if (!phone || document.activeElement === input || input.value === phone.international) return
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
    form.addEventListener('emptied', () => choose(select, start))
    if (select.value === '') choose(select, start)
    makeSearchable(select, search)
    input.addEventListener('focus', () => void loadPlans())
    input.addEventListener('input', () => void chooseByPrefix(input, select))
    input.addEventListener('blur', () => void writeInternationally(input, select))
    if (wasLeft(input)) void chooseByPrefix(input, select).then(() => writeInternationally(input, select))
  }
}

/** Waits for the draft: the search shows the country that is chosen, and a number that was typed is looked at. */
export const prepare = (form: HTMLFormElement): Behaviour => ({ errors: phoneErrors, watch: () => enhancePhones(form) })
