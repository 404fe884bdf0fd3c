/** The bars of the browser have the colour of the header in the theme that is in force. */
export function enhanceThemeColour(signal: AbortSignal): void {
  const root = document.documentElement
  const meta = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')
  if (!meta) return
  const follow = () => (meta.content = getComputedStyle(root).getPropertyValue('--surface').trim())
  const observer = new MutationObserver(follow)
  observer.observe(root, { attributeFilter: ['data-theme'] })
  signal.addEventListener('abort', () => observer.disconnect())
  follow()
}
