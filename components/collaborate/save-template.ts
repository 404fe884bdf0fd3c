/** How long a notice stays, in milliseconds. (Requirements, section 9) */
const NOTICE = 3000

/** Until when the browser has surely begun to save a file, in milliseconds. */
const SAVED = 60_000

async function download({ href }: HTMLAnchorElement): Promise<void> {
  const response = await fetch(href)
  if (!response.ok) throw new Error(`${href}: ${response.status}`)
  const link = document.createElement('a')
  link.href = URL.createObjectURL(await response.blob())
  link.download = href.slice(href.lastIndexOf('/') + 1)
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), SAVED)
}

function say(box: HTMLElement, role: 'status' | 'alert', text = ''): void {
  box.querySelector(`[role=${role}]`)?.replaceChildren(text)
}

/** Copies or downloads; the button is disabled for as long as it takes, and says how it went. */
export async function act(action: HTMLElement, box: HTMLElement): Promise<void> {
  if (action.hasAttribute('aria-disabled')) return
  const { copied, failed } = action.dataset
  say(box, 'status')
  say(box, 'alert')
  action.setAttribute('aria-disabled', 'true')
  try {
    if (action instanceof HTMLAnchorElement) await download(action)
    else await navigator.clipboard.writeText(box.querySelector('textarea')?.value ?? '')
    say(box, 'status', copied)
    setTimeout(() => say(box, 'status'), NOTICE)
  } catch {
    say(box, 'alert', failed)
  } finally {
    action.removeAttribute('aria-disabled')
  }
}
