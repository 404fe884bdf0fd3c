import type { EventStatus } from '@/rules/events'

const ORDER: readonly EventStatus[] = ['upcoming', 'ongoing', 'past']

export type PhaseValue<T> = { value: T; phases: EventStatus[] }

/**
 * What a card shows now and in the phases that still come, equal neighbours joined: a kept page may be read after
 * its event has begun, and the browser then only has to change the phase.
 */
export function byPhase<T>(status: EventStatus, valueIn: (phase: EventStatus) => T): PhaseValue<T>[] {
  const groups: PhaseValue<T>[] = []
  for (const phase of ORDER.slice(ORDER.indexOf(status))) {
    const value = valueIn(phase)
    const last = groups.at(-1)
    if (last && JSON.stringify(last.value) === JSON.stringify(value)) last.phases.push(phase)
    else groups.push({ value, phases: [phase] })
  }
  return groups
}
