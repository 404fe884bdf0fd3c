import { enhanceDialogs } from '@/components/layout/enhance/dialogs'

const arrived = () => new Promise((resolve) => addEventListener('hashchange', resolve, { once: true }))

const dialog = () => {
  const element = document.querySelector('dialog')
  if (!element) throw new Error('no dialog')
  return element
}

/** As a browser does it, but for the event, which comes a moment later there: here when a test says so. */
beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
  history.pushState(null, '', '/en')
  document.body.innerHTML = '<a data-dialog href="#story">Read</a><dialog id="story" data-dialog><a data-close href="#top">Close</a></dialog>'
})

test('Back and Forward before its closing was told leave it open at its address', async () => {
  const controller = new AbortController()
  enhanceDialogs(controller.signal)
  document.querySelector<HTMLElement>('a[data-dialog]')?.click()
  expect(dialog().open).toBe(true)
  history.back()
  await arrived()
  expect(dialog().open).toBe(false)
  history.forward()
  await arrived()
  expect(dialog().open).toBe(true)
  dialog().dispatchEvent(new Event('close'))
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect([dialog().open, location.hash]).toEqual([true, '#story'])

  document.querySelector<HTMLElement>('[data-close]')?.click()
  dialog().dispatchEvent(new Event('close'))
  await arrived()
  expect([dialog().open, location.hash]).toEqual([false, ''])
  controller.abort()
})
