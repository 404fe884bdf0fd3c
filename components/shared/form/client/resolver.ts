import { zodResolver } from '@hookform/resolvers/zod'
import { type FieldErrors, get, type ResolverOptions, set } from 'react-hook-form'
import { PHONE_COUNTRY } from '@/lib/forms/phone-names'
import type { Typed } from './typed'
import type { Rules } from './use-action-form'
import type { FormWords } from './words'

/** The numbering plans are large: they come when a number was typed, and when they cannot, the server looks alone. */
export const loadPlans = () => import('@/lib/forms/phones').catch(() => null)

/** What is wrong with telephone numbers, by the country beside each. */
async function phoneErrors(values: Typed): Promise<Readonly<Record<string, string>>> {
  const isTyped = Object.keys(values).some((name) => name.endsWith(PHONE_COUNTRY) && values[name.slice(0, -PHONE_COUNTRY.length)])
  const plans = isTyped ? await loadPlans() : null
  return plans?.readPhones(values).errors ?? {}
}

type Found = { message?: unknown; type?: unknown; ref?: unknown }

/** The texts of codes, by field and code; of a group, such as an address, its own and those of its parts. */
function inWords(found: object, errors: FormWords['errors'], above = ''): FieldErrors<Typed> {
  const worded = Object.entries(found).map(([key, one]: [string, Found]) => {
    const { message, type, ref, ...parts } = one
    const own = typeof message === 'string' && { type, ref, message: errors[`${above}${key}.${message}`] ?? errors[message] ?? errors.invalid }
    return [key, { ...own, ...inWords(parts, errors, `${above}${key}.`) }]
  })
  return Object.fromEntries(worded) as FieldErrors<Typed>
}

/** What is wrong with what was typed, by the rules that the server has too; the rules have the last word. */
export async function check(rules: Rules, typed: Typed, own: Readonly<Record<string, string>>, words: FormWords, options: ResolverOptions<Typed>) {
  const resolve = zodResolver(rules as never) as unknown as (values: object, context: undefined, options: ResolverOptions<Typed>) => Promise<{ errors: object }>
  const [phones, { errors }] = await Promise.all([phoneErrors(typed), resolve({ ...typed, ...own }, undefined, options)])
  for (const [name, message] of Object.entries(phones)) if (!get(errors, name)) set(errors, name, { type: 'phone', message, ref: options.fields[name]?.ref })
  return inWords(errors, words.errors)
}
