import { versionIn } from '../../documents/published'
import { hasSeat } from '../seat'
import { stateOf, writeState } from '../state'
import { groupsOf, writeToGroup } from './registrations'
import { reminderLeads } from './settings'
import { upcomingEvents } from './upcoming'

/**
 * The reminder that is due, by how long before the start it belongs (milliseconds), or null: of several the last one, so that after an
 * outage nobody gets two at once.
 */
export function dueReminder(startDate: string, leads: readonly number[], now: number): number | null {
  const left = Date.parse(startDate) - now
  return left > 0 ? (leads.find((lead) => left <= lead) ?? null) : null
}

/** Reminds those who have registered before the reminder was due, once for each start and time before it. */
export async function remind(): Promise<void> {
  const leads = reminderLeads()
  if (leads.length === 0) return
  const events = await upcomingEvents()
  for (const group of await groupsOf([...events.keys()])) {
    const version = versionIn(events.get(group.eventId) ?? [], group.language)
    const state = version && stateOf(version, group.language)
    // Who is still to hear of a change hears of that first.
    if (!state || state.isCancelled || !hasSeat(group.seat) || group.told !== writeState(state)) continue
    const lead = dueReminder(state.startDate, leads, Date.now())
    if (lead === null) continue
    const remindedOf = `${state.startDate} ${lead / 60_000}`
    await writeToGroup(
      group,
      'eventReminder',
      { always: { remindedOf } },
      {
        registeredAt: { $lte: new Date(Date.parse(state.startDate) - lead).toISOString() },
        $or: [{ remindedOf: { $null: true } }, { remindedOf: { $ne: remindedOf } }],
      },
    )
  }
}
