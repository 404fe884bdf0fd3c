import * as z from 'zod/mini'
import { restoredInto } from '../../enhance/draft'
import type { Behaviour, WatchedRules } from '../behaviours'

const schema = z.object({ states: z.array(z.object({ documentId: z.string(), name: z.string() })) })

type States = z.output<typeof schema>['states']

/** The states of a country; none when they cannot be had: a state may be left out. */
async function readStates(country: string): Promise<States> {
  if (!/^\d+$/.test(country)) return []
  try {
    const response = await fetch(`/api/states/${document.documentElement.lang}/${country}`)
    return response.ok ? schema.parse(await response.json()).states : []
  } catch {
    return []
  }
}

/** The part with the list of states, in the document from now on. */
function stateParts(place: HTMLElement): { part: HTMLElement; list: HTMLSelectElement } | null {
  const found = place.querySelector('[data-states]')
  if (!found) return null
  const part = document.createElement('div')
  part.dataset.states = ''
  part.append(...(found instanceof HTMLTemplateElement ? found.content : found).childNodes)
  found.replaceWith(part)
  const list = part.querySelector('select')
  return list && { part, list }
}

/** Lets the states of an address follow its country. */
class Address {
  private asked = 0

  constructor(
    private readonly country: HTMLSelectElement,
    private readonly part: HTMLElement,
    private readonly list: HTMLSelectElement,
  ) {
    this.show(list.options.length > 1)
    country.addEventListener('change', () => void this.follow(''))
    // Chosen before the script came.
    if (country.value && list.options.length <= 1) void this.follow('')
  }

  /** Shows the states of the country that is chosen, if it has any. (Requirements, section 4: changing the country clears the state) */
  async follow(chosen: string): Promise<void> {
    const asked = ++this.asked
    this.list.value = ''
    this.show(false)
    const states = await readStates(this.country.value)
    // Another country was chosen meanwhile.
    if (asked !== this.asked) return
    this.list.length = 1
    this.list.append(...states.map(({ documentId, name }) => new Option(name, documentId)))
    this.list.value = chosen
    if (this.list.selectedIndex < 0) this.list.value = ''
    this.show(states.length > 0)
  }

  private show(isShown: boolean): void {
    this.part.hidden = !isShown
    this.list.disabled = !isShown
  }
}

/** What is said of an address as a whole goes when a part of it is filled in; its postal code is looked at again with another country. */
function watchAddresses(form: HTMLFormElement, rules: WatchedRules): void {
  for (const place of form.querySelectorAll('[data-address]')) {
    const { address = '' } = place.dataset
    const error = form.querySelector<HTMLElement>(`[data-error="${CSS.escape(address)}"]`)
    const postalCode = place.querySelector<HTMLInputElement>(`[name="${CSS.escape(address)}.postalCode"]`)
    place.addEventListener('input', () => {
      if (error && !error.hidden) rules.clearWhole(address)
    })
    place.querySelector('[data-country]')?.addEventListener('change', () => {
      if (postalCode?.value) rules.recheck(postalCode.name)
    })
  }
}

/** Lets the list of states follow the country, also that of a draft. (Requirements, section 4) */
export function prepare(form: HTMLFormElement): Behaviour {
  for (const place of form.querySelectorAll('[data-address]')) {
    const [country, states] = [place.querySelector<HTMLSelectElement>('[data-country]'), stateParts(place)]
    if (!country || !states) continue
    const address = new Address(country, states.part, states.list)
    form.addEventListener('restored', () => {
      const [kept = ''] = restoredInto(form)?.values[states.list.name] ?? []
      void address.follow(kept)
    })
    form.addEventListener('emptied', () => void address.follow(''))
  }
  return { watch: (rules) => watchAddresses(form, rules) }
}
