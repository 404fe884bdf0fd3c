import { trustedMarkup } from '@/lib/framework/static/trusted'

type State = 'loading' | 'failed' | 'loaded'

const started = new WeakSet<Element>()

function show(place: HTMLElement, state: State): void {
  for (const part of place.querySelectorAll<HTMLElement>(':scope > [data-state]')) part.hidden = part.dataset.state !== state
}

async function request(place: HTMLElement): Promise<void> {
  show(place, 'loading')
  try {
    const response = await fetch(place.dataset.legalContent ?? '')
    if (!response.ok) throw new Error(`Answered ${response.status}`)
    const content = place.querySelector(':scope > [data-state="loaded"]')
    // Sanitised by this site's server, which it comes from.
    if (content) content.innerHTML = trustedMarkup(await response.text())
    show(place, 'loaded')
  } catch {
    started.delete(place)
    show(place, 'failed')
  }
}

/** Loads the content of a legal document into its dialog, once; after a failure again when asked to. */
export async function load(place: HTMLElement): Promise<void> {
  if (started.has(place)) return
  started.add(place)
  place.querySelector('[data-legal-retry]')?.addEventListener(
    'click',
    () => {
      // The button goes away.
      place.focus()
      void load(place)
    },
    { once: true },
  )
  await request(place)
}
