import { type Answer, isPromptDue, storeAnswer, visitStart } from '@/lib/visit/feedback-prompt'
import { isFreeEscape, opensHere, target } from './dom'

/** Milliseconds after the page's arrival, and between looks from then on. (Requirements, section 9) */
const DELAY = 5000
const POLL = 10_000

/** On the page of the feedback itself the section is turned to, and the page stands at its top. */
function showAtTop(event: MouseEvent, hash: string): void {
  const toTop = () => scrollTo({ top: 0 })
  if (location.hash !== hash) return addEventListener('hashchange', toTop, { once: true })
  event.preventDefault()
  toTop()
}

/**
 * The prompt for feedback: comes once the visit has lasted a minute and the question about cookies is answered, and goes with an
 * answer or Escape. (Requirements, section 4)
 */
export function enhancePrompt(signal: AbortSignal, arrived: number): void {
  const prompt = document.querySelector<HTMLElement>('#feedback-prompt')
  if (!prompt) return
  const start = visitStart(arrived)
  const isAsked = () => 'ask' in document.documentElement.dataset
  let timer: ReturnType<typeof setTimeout>

  const look = () => {
    prompt.hidden = isAsked() || !isPromptDue(Date.now(), start)
    if (prompt.hidden) timer = setTimeout(look, POLL)
    else document.documentElement.style.setProperty('--prompt-height', `${prompt.offsetHeight}px`)
  }
  timer = setTimeout(look, Math.max(0, arrived + DELAY - Date.now()))
  signal.addEventListener('abort', () => clearTimeout(timer))

  const answer = (given: Answer) => {
    storeAnswer(given, Date.now())
    prompt.hidden = true
  }
  document.addEventListener(
    'click',
    (event) => {
      const pressed = target(event, '[data-prompt]')
      const given = pressed?.dataset.prompt
      if (given !== 'given' && given !== 'dismissed') return
      answer(given)
      if (pressed instanceof HTMLAnchorElement && opensHere(event) && pressed.pathname === location.pathname) showAtTop(event, pressed.hash)
    },
    { signal },
  )
  document.addEventListener(
    'keydown',
    (event) => {
      if (prompt.hidden || !isFreeEscape(event)) return
      event.preventDefault()
      answer('dismissed')
    },
    { signal },
  )
}
