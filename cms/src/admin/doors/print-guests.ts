import type { PrintedGuest } from '../../events/door/desk'
import { type Language, wordIn } from '../../labels/language'
import { languages } from '../../rules/languages'
import { DOORS } from '../labels/doors'
import { momentIn } from '../moments'

const STYLE = `
  body { margin: 0; font: 11pt/1.4 "Segoe UI", "Noto Sans", "Noto Naskh Arabic", Tahoma, Arial, sans-serif; }
  h1 { margin: 0; font-size: 15pt; }
  table { inline-size: 100%; border-collapse: collapse; }
  thead { display: table-header-group; }
  tr { break-inside: avoid; }
  th, td { padding: 1.5mm 2mm; border-block-end: 0.3mm solid #999; text-align: start; }
  td:first-child { inline-size: 8mm; }
  td:last-child { font-family: Consolas, Menlo, monospace; white-space: nowrap; }
  span { display: inline-block; inline-size: 5mm; block-size: 5mm; border: 0.3mm solid #000; text-align: center; line-height: 5mm; }
`

type Made = (name: string, ...content: (string | Node)[]) => HTMLElement

const maker =
  (paper: Document): Made =>
  (name, ...content) => {
    const element = paper.createElement(name)
    element.append(...content)
    return element
  }

function lineOf(make: Made, { name, ticket, isHere }: PrintedGuest): HTMLElement {
  return make('tr', make('td', make('span', isHere ? '✓' : '')), make('td', make('bdi', name)), make('td', make('bdi', ticket)))
}

function fill(paper: Document, title: string, guests: readonly PrintedGuest[], language: Language): void {
  const make = maker(paper)
  const say = (words: keyof typeof DOORS) => wordIn(DOORS[words], language)
  paper.documentElement.lang = language
  paper.documentElement.dir = languages[language].dir
  paper.title = title
  paper.head.append(make('style', STYLE))
  const head = make('tr', ...['', say('guest'), say('ticket')].map((words) => make('th', words)))
  paper.body.append(
    make('h1', make('bdi', title)),
    make('p', say('printedOn').replace('{0}', String(guests.length)).replace('{1}', momentIn(new Date(), language))),
    make('table', make('thead', head), make('tbody', ...guests.map((guest) => lineOf(make, guest)))),
  )
}

/** Prints who is expected, with a box to tick; who is here already is ticked. In a frame of its own, so that nothing of the admin comes along. */
export function printGuests(title: string, guests: readonly PrintedGuest[], language: Language): void {
  const frame = document.createElement('iframe')
  frame.style.cssText = 'position:fixed;inline-size:0;block-size:0;border:0'
  frame.setAttribute('aria-hidden', 'true')
  document.body.append(frame)
  const paper = frame.contentDocument
  if (!paper || !frame.contentWindow) return
  fill(paper, title, guests, language)
  frame.contentWindow.addEventListener('afterprint', () => frame.remove())
  frame.contentWindow.focus()
  frame.contentWindow.print()
}
