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

/** Puts what a fresh page says of seats in the place of what this one says. */
function replacePieces(page: Document): void {
  const fresh = page.querySelectorAll(PIECES)
  const pieces = document.querySelectorAll(PIECES)
  // Another number: the event has begun or was cancelled meanwhile.
  if (fresh.length !== pieces.length) return
  pieces.forEach((piece, index) => {
    const other = fresh[index]
    if (other) piece.replaceWith(document.adoptNode(other))
  })
}

/** Shows how many seats there are after an answer, wherever the page says so; whether the event is full by now and has a waiting list. */
export async function showSeats(): Promise<boolean> {
  const page = await readPage()
  if (!page) return false
  replacePieces(page)
  return page.querySelector(`input[name=${WAITING_LIST}]`) !== null
}
