import type { Guest } from '../events/door/answers'
import type { Desk, Verdict } from './desk'
import { button, byId, make, nameIn } from './elements'
import { numberOf, say, timeOf } from './language'
import type { Notice } from './state'

/** More lines than that are no help at a door. */
const MOST = 30

const bold = (text: string) => make('strong', {}, text)

function showCounts(desk: Desk): void {
  const { counts } = desk
  if (!counts) return
  const entry = (word: 'here' | 'expected' | 'registered', count: number) => make('div', {}, make('dt', {}, say(word)), make('dd', {}, numberOf(count)))
  byId('counts', HTMLElement).replaceChildren(
    entry('here', counts.here),
    entry('expected', Math.max(0, counts.registered - counts.here)),
    entry('registered', counts.registered),
  )
  byId('doors', HTMLElement).replaceChildren(
    ...counts.doors.map(({ name, here, walkIns }) =>
      make('li', {}, nameIn(name), make('span', {}, `${say('here')}: `, bold(numberOf(here)), ` · ${say('walkIns')}: `, bold(numberOf(walkIns)))),
    ),
  )
  const own = counts.doors.find(({ name }) => name === desk.known?.door)
  byId('walk-ins', HTMLElement).textContent = numberOf(own?.walkIns ?? 0)
  byId('walk-out', HTMLButtonElement).disabled = !own?.walkIns
}

function showLine({ isOnline, unsent }: Desk): void {
  const line = byId('line', HTMLElement)
  line.dataset.is = isOnline ? 'online' : 'offline'
  const words = [say(isOnline ? 'online' : 'offline'), ...(unsent.length > 0 ? [say('unsent', numberOf(unsent.length))] : [])].join(' · ')
  // Said only when it changes.
  if (line.textContent !== words) line.textContent = words
}

/** A name in its own direction, within a sentence. */
const isolated = (name: string) => `\u2068${name}\u2069`

function noticeWords({ name: given, outcome }: Notice, zone: string | null): string {
  const name = isolated(given)
  switch (outcome.outcome) {
    case 'already':
      return say('noticeAlready', name, timeOf(outcome.at, zone), isolated(outcome.door))
    case 'cancelled':
      return say('noticeCancelled', name)
    case 'waiting':
      return say('noticeWaiting', name)
    default:
      return say('noticeOther', name)
  }
}

function showNotices(desk: Desk): void {
  const notices = desk.known?.notices ?? []
  const section = byId('notices', HTMLElement)
  section.hidden = notices.length === 0
  section.querySelector('ul')?.replaceChildren(
    ...notices.map((notice) =>
      make(
        'li',
        {},
        make('span', {}, noticeWords(notice, desk.known?.timeZone ?? null)),
        button(say('putAway'), () => void desk.putAway(notice)),
      ),
    ),
  )
}

/** Where nothing can be done here, why; else the desk. */
export function showDoor(desk: Desk | null): void {
  const { known, refused } = desk ?? {}
  const message = !desk ? 'noLink' : refused === 'unknown' ? 'unknownLink' : refused ? (refused === 'over' ? 'over' : 'withdrawn') : known ? null : 'loading'
  const unsent = refused && desk ? desk.unsent.length : 0
  byId('message', HTMLElement).textContent = [...(message ? [say(message)] : []), ...(unsent > 0 ? [`${say('unsent', numberOf(unsent))}.`] : [])].join(' ')
  byId('desk', HTMLElement).hidden = message !== null
  byId('event', HTMLElement).replaceChildren(known?.title ? nameIn(known.title) : say('title'))
  byId('door', HTMLElement).replaceChildren(...(known ? [`${say('door')}: `, nameIn(known.door)] : []))
  if (!desk || !known) return
  showLine(desk)
  showCounts(desk)
  showNotices(desk)
}

function lineOf([id, name, , state]: Guest, desk: Desk, onVerdict: (verdict: Verdict) => void): HTMLElement {
  const here = desk.hereOf(id)
  const about = here ? say('alreadyWhen', timeOf(here.at, desk.known?.timeZone ?? null), here.door) : state === 'waiting' ? say('waiting') : ''
  const act = here
    ? button(say('takeBack'), () => void desk.takeBack(id).then(onVerdict), { 'aria-label': `${say('takeBack')}: ${name}` })
    : button(say('letIn'), () => void desk.letIn(id).then(onVerdict), { class: 'letin', 'aria-label': `${say('letIn')}: ${name}` })
  return make('li', {}, make('div', {}, nameIn(name), ...(about ? [make('p', { class: 'small' }, about)] : [])), ...(here || state === 'expected' ? [act] : []))
}

/** Those whose names fit; how many they are is said, too. */
export function showResults(guests: readonly Guest[] | null, desk: Desk, onVerdict: (verdict: Verdict) => void): void {
  const found = byId('found', HTMLElement)
  found.textContent = guests ? [say('found', numberOf(guests.length)), ...(guests.length > MOST ? [say('more')] : [])].join(' · ') : ''
  byId('results', HTMLElement).replaceChildren(...(guests ?? []).slice(0, MOST).map((guest) => lineOf(guest, desk, onVerdict)))
}
