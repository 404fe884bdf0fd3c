import { target } from './dom'
import { copyLink, type Page, sharePage } from './share-page'

/** How long a result stays, in milliseconds. (Requirements, section 9: tooltip 1.5 s, notices 3 s) */
const TOOLTIP = 1500
const NOTICE = 3000

const timers = new WeakMap<Element, ReturnType<typeof setTimeout>>()

async function share(button: HTMLElement, bar: HTMLElement): Promise<void> {
  const { url = '', title = '', text = '' } = bar.dataset
  const page: Page = { url, title, text }
  const result = await (button.dataset.share === 'copy' ? copyLink(url) : sharePage(page))
  const status = bar.querySelector('[role=status]')
  if (!status) return
  clearTimeout(timers.get(status))
  status.textContent = result === 'silent' ? '' : (bar.dataset[result] ?? '')
  const isTooltip = result === 'copied' && bar.dataset.share === 'tooltip'
  timers.set(
    status,
    setTimeout(() => (status.textContent = ''), isTooltip ? TOOLTIP : NOTICE),
  )
}

/** The buttons of a share bar (`components/shared/ShareBar`): the apps of the device, and the clipboard. */
export function enhanceSharing(signal: AbortSignal): void {
  document.addEventListener(
    'click',
    (event) => {
      const button = target(event, 'button[data-share]')
      const bar = button?.closest<HTMLElement>('div[data-share]')
      if (button && bar) void share(button, bar)
    },
    { signal },
  )
}
