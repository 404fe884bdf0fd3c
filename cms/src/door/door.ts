import { LANGUAGES } from '../labels/language'
import { readTicket } from '../rules/ticket'
import { prepareReader, watch } from './camera'
import { Desk, type Verdict } from './desk'
import { showDoor, showResults } from './door-view'
import { byId } from './elements'
import { chooseLanguage, language, say, translatePage } from './language'
import { search } from './search'
import { readText, writeText } from './store'
import { verdictView, vibrationOf } from './verdict-view'

/** So long the same ticket is held before the camera without being read again. Milliseconds. */
const SAME = 4000

/** A browser that has no worker by then gets none. Milliseconds. */
const WORKER_WAIT = 5000

let desk: Desk | null = null
let verdict: Verdict | null = null
let stopCamera: (() => void) | null = null
let isStarting = false
let last = { text: '', at: 0 }

const typed = byId('typed', HTMLInputElement)

/** Asked for no more than there is: what is hidden of the page stays as it is. */
function showFound(): void {
  if (!desk?.known) return
  const text = typed.value.trim()
  showResults(text && !readTicket(text) ? search(desk.known.guests, text) : null, desk, onVerdict)
}

/** Where the button was pressed that is made anew with the list, the next one is where one goes on. */
function keepFocus(change: () => void): void {
  const results = byId('results', HTMLElement)
  const hadFocus = results.contains(document.activeElement)
  change()
  if (hadFocus && !results.contains(document.activeElement)) typed.focus()
}

function showVerdict(): void {
  byId('verdict', HTMLElement).replaceChildren(...(verdict && desk ? [verdictView(verdict, desk, onVerdict)] : []))
}

function onVerdict(now: Verdict): void {
  verdict = now
  keepFocus(() => {
    showVerdict()
    showFound()
  })
  navigator.vibrate?.(vibrationOf(now))
  byId('verdict', HTMLElement).scrollIntoView({ block: 'nearest' })
}

function onChange(): void {
  if (desk?.refused) closeCamera()
  showDoor(desk)
  keepFocus(showFound)
}

function showCamera(): void {
  const scan = byId('scan', HTMLButtonElement)
  scan.textContent = say(stopCamera ? 'stop' : 'scan')
  scan.setAttribute('aria-expanded', String(stopCamera !== null))
  const video = byId('video', HTMLVideoElement)
  video.hidden = stopCamera === null
  video.setAttribute('aria-label', say('camera'))
}

function closeCamera(): void {
  stopCamera?.()
  stopCamera = null
  showCamera()
}

function onText(text: string): void {
  const now = Date.now()
  const isSame = text === last.text && now - last.at < SAME
  last = { text, at: now }
  if (!isSame) void desk?.check(text).then(onVerdict)
}

async function openCamera(): Promise<void> {
  if (isStarting) return
  isStarting = true
  try {
    stopCamera = await watch(byId('video', HTMLVideoElement), onText)
    byId('message', HTMLElement).textContent = ''
  } catch {
    byId('message', HTMLElement).textContent = say('noCamera')
  } finally {
    isStarting = false
    showCamera()
  }
}

function askToLeave(): void {
  const unsent = desk?.unsent.length ?? 0
  byId('leave-question', HTMLElement).textContent = [say('leaveQuestion'), ...(unsent > 0 ? [say('leaveUnsent', String(unsent))] : [])].join(' ')
  const dialog = byId('leaving', HTMLDialogElement)
  dialog.returnValue = ''
  dialog.showModal()
}

function translate(): void {
  translatePage()
  byId('walk-in', HTMLButtonElement).setAttribute('aria-label', say('walkIn'))
  byId('walk-out', HTMLButtonElement).setAttribute('aria-label', say('walkOut'))
  document.title = say('title')
  showCamera()
  showVerdict()
  onChange()
}

function listen(): void {
  byId('scan', HTMLButtonElement).addEventListener('click', () => (stopCamera ? closeCamera() : void openCamera()))
  typed.addEventListener('input', showFound)
  byId('search', HTMLFormElement).addEventListener('submit', (event) => {
    event.preventDefault()
    const text = typed.value.trim()
    if (readTicket(text)) {
      typed.value = ''
      void desk?.check(text).then(onVerdict)
    } else byId('results', HTMLElement).querySelector('button')?.focus()
  })
  byId('walk-in', HTMLButtonElement).addEventListener('click', () => void desk?.walk('walkIn'))
  byId('walk-out', HTMLButtonElement).addEventListener('click', () => void desk?.walk('walkOut'))
  byId('leave', HTMLButtonElement).addEventListener('click', askToLeave)
  byId('leaving', HTMLDialogElement).addEventListener('close', (event) => {
    if (event.target instanceof HTMLDialogElement && event.target.returnValue === 'leave') void desk?.leave()
  })
  const choice = byId('language', HTMLSelectElement)
  choice.addEventListener('change', () => {
    chooseLanguage(choice.value)
    void writeText('language', choice.value)
    translate()
  })
}

/** The key stands in the link alone: it is kept here and not in the history of the browser. */
function takeKey(): string {
  const key = location.hash.slice(1)
  if (key) history.replaceState(null, '', location.pathname)
  return key
}

async function openDoor(): Promise<void> {
  desk = await Desk.open(takeKey(), language, onChange)
  translate()
  await isKept()
  await prepareReader().catch(() => undefined)
}

/** Resolves when the worker keeps what is loaded, so that the decoder is there when the line is not; or when there will be none. */
async function isKept(): Promise<void> {
  const workers = 'serviceWorker' in navigator ? navigator.serviceWorker : null
  if (!workers || workers.controller) return
  await new Promise((resolve) => {
    workers.addEventListener('controllerchange', resolve, { once: true })
    setTimeout(resolve, WORKER_WAIT)
  })
}

async function start(): Promise<void> {
  chooseLanguage(await readText('language'))
  byId('language', HTMLSelectElement).value = LANGUAGES.find((name) => name === language()) ?? 'ar'
  listen()
  if ('serviceWorker' in navigator) await navigator.serviceWorker.register('worker.js').catch(() => undefined)
  window.addEventListener('hashchange', () => location.reload())
  await openDoor()
}

void start()
