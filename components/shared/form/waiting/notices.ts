import { alone } from './alone'
import { changed } from './changes'
import type { Item } from './item'
import { list, remove } from './store'

const SEEN = 'imar-waiting-seen'

const signOf = ({ id, state }: Item) => `${id} ${state}`

function seen(): string[] {
  try {
    return (sessionStorage.getItem(SEEN) ?? '').split('\n')
  } catch {
    return []
  }
}

/** Who has put it away sees it again with the next visit. */
function noteSeen(item: Item): void {
  try {
    sessionStorage.setItem(SEEN, [...seen(), signOf(item)].join('\n'))
  } catch {
    // It shows on the next page again.
  }
}

/** What waits is shown in the place of its form, where there is one. */
const isInPlace = ({ draft, state }: Item) => state !== 'sent' && document.querySelector(`form[data-draft="${CSS.escape(draft)}"]`) !== null

const isToShow = (item: Item) => !isInPlace(item) && !seen().includes(signOf(item))

/** Of these nothing is left but what is said here. */
const isOver = ({ state }: Item) => state === 'sent' || state === 'expired'

async function putAway(item: Item): Promise<void> {
  if (isOver(item)) await alone(() => remove(item.id))
  else noteSeen(item)
  changed()
}

function noticeOf(item: Item, template: HTMLTemplateElement): HTMLElement | null {
  const copy = template.content.firstElementChild?.cloneNode(true)
  if (!(copy instanceof HTMLElement)) return null
  copy.dataset.notice = signOf(item)
  for (const part of copy.querySelectorAll('[data-of-state]')) if (!part.dataset.ofState?.split(' ').includes(item.state)) part.remove()
  for (const name of copy.querySelectorAll('[data-item-title]')) {
    name.textContent = item.title
    name.setAttribute('lang', item.lang)
  }
  for (const place of copy.querySelectorAll('[data-reference]')) place.textContent = item.reference
  if (!item.isToConfirm) copy.querySelector('[data-to-confirm]')?.remove()
  copy.querySelector('[data-item-link]')?.setAttribute('href', item.page)
  copy.querySelector('[data-put-away]')?.addEventListener('click', () => void putAway(item).catch(() => undefined))
  return copy
}

/** Says on a page what waits elsewhere, and what was sent. What stands there already is not said again. */
export async function showNotices(): Promise<void> {
  const place = document.querySelector('[data-notices]')
  const template = document.querySelector('[data-notice-template]')
  if (!place || !(template instanceof HTMLTemplateElement)) return
  const items = (await list()).filter(isToShow)
  const shown = new Map([...place.querySelectorAll('[data-notice]')].map((notice) => [notice.dataset.notice, notice]))
  for (const item of items) {
    const notice = shown.get(signOf(item)) ?? noticeOf(item, template)
    shown.delete(signOf(item))
    if (notice && !notice.isConnected) place.append(notice)
  }
  for (const notice of shown.values()) notice.remove()
}

/** Takes the focus to what says that a form was sent. */
export const focusNotice = (id: string) => document.querySelector<HTMLElement>(`[data-notice="${CSS.escape(id)} sent"]`)?.focus()
