import type { Desk, Verdict } from './desk'
import { button, make, nameIn } from './elements'
import { dayOf, say, timeOf } from './language'

/** Title of what is said, the name it is about, and what else there is to know. */
function wordsOf(verdict: Verdict, zone: string | null): { title: string; name?: string; more?: string } {
  switch (verdict.is) {
    case 'welcome':
      return { title: say('welcome'), name: verdict.name, more: verdict.isSent ? undefined : say('kept') }
    case 'already':
      return { title: say('already'), name: verdict.name, more: say('alreadyWhen', timeOf(verdict.here.at, zone), verdict.here.door) }
    case 'waiting':
    case 'gone':
      return { title: say(verdict.is), name: verdict.name }
    case 'unknownHere':
      return { title: say('unknownHere'), more: say('unknownHereWhy', timeOf(verdict.since, zone)) }
    case 'otherEvent':
      return { title: say('otherEvent'), name: verdict.title, more: dayOf(verdict.startDate) }
    case 'noTicket':
      return { title: say('noTicket'), more: say('noTicketWhy') }
    default:
      return { title: say(verdict.is) }
  }
}

/** What is said to whoever is at the door; who was let in by mistake is let out again. */
export function verdictView(verdict: Verdict, desk: Desk, onVerdict: (verdict: Verdict) => void): HTMLElement {
  const { title, name, more } = wordsOf(verdict, desk.known?.timeZone ?? null)
  const view = make('div', { 'data-is': verdict.is }, make('span', {}, title))
  if (name) view.append(make('strong', {}, nameIn(name)))
  if (more) view.append(make('span', {}, more))
  if (verdict.is === 'welcome' || verdict.is === 'already') {
    const { id } = verdict
    view.append(button(say('takeBack'), () => void desk.takeBack(id).then(onVerdict)))
  }
  return view
}

/** Felt in the hand: once for who may come in, twice for who may not. Milliseconds. */
export const vibrationOf = ({ is }: Verdict): number[] => (is === 'welcome' || is === 'gone' ? [80] : [80, 80, 80])
