import { trustedMarkup } from '@/lib/framework/static/trusted'

/** The field that asks for a place on the waiting list; `lib/forms/registration/waiting-list.ts` has it for the server. */
const WAITING_LIST = 'waitingList'

const PIECES = '[data-seats]'

/** The page as it is now, or null when it could not be read. */
async function readPage(): Promise<Document | null> {
  try {
    const response = await fetch(location.pathname, { cache: 'no-cache' })
    const text = response.ok ? await response.text() : ''
    // Parsed styles would be asked about by the policy of this page.
    return new DOMParser().parseFromString(trustedMarkup(text.replace(/<style[^>]*>[^]*?<\/style>/g, '')), 'text/html')
  } catch {
    return null
  }
}

/** Puts what a fresh page says of seats in the place of what this one says. What is said to the visitor stays. */
function replacePieces(page: Document): void {
  const fresh = page.querySelectorAll(PIECES)
  const pieces = document.querySelectorAll(PIECES)
  // Another number: the event has begun or was cancelled meanwhile.
  if (fresh.length !== pieces.length) return
  pieces.forEach((piece, index) => {
    const isTold = piece.querySelector('[data-sent]:not([hidden])') !== null
    const other = fresh[index]
    if (other && !isTold) piece.replaceWith(document.adoptNode(other))
  })
}

/** Lets a form ask for a place on the waiting list from now on. */
export function askForPlace(form: HTMLFormElement, label: string): void {
  if (!form.elements.namedItem(WAITING_LIST)) {
    const field = document.createElement('input')
    Object.assign(field, { type: 'hidden', name: WAITING_LIST, value: 'true' })
    form.append(field)
  }
  const button = form.querySelector<HTMLButtonElement>('[data-submit]')
  if (!button || !label) return
  button.dataset.label = label
  button.textContent = label
}

/** Shows how many seats there are after an answer, wherever the page says so; the form of an event that is full now asks for the waiting list. */
export async function showSeats(form: HTMLFormElement, label: string): Promise<void> {
  const page = await readPage()
  if (!page) return
  replacePieces(page)
  if (page.querySelector(`form[data-form=registration] [name=${WAITING_LIST}]`)) askForPlace(form, label)
}
