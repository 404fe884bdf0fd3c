// @ts-check
// Stands in previews alone: lets the admin that shows one in a frame set the theme and keep the height that was read to.
// It hears nobody else, and stores nothing. (docs/decisions/previews.md)
{
  const PATIENCE_MS = 3000
  const PAINT_MS = 150
  const { admin = '' } = document.currentScript?.dataset ?? {}
  const root = document.documentElement

  let theme = ''
  /** @type {number | null} */
  let height = null
  let isPlaced = false

  /** @param {'ready' | 'placed' | 'moved'} name */
  const tell = (name) => {
    // Outside of a frame there is nobody to tell.
    if (parent === self) return
    parent.postMessage({ preview: name, page: location.pathname, top: Math.round(scrollY) }, admin)
  }

  const place = () => {
    if (theme && root.dataset.theme !== theme) root.dataset.theme = theme
    if (height !== null && Math.abs(scrollY - height) > 1) scrollTo({ top: height, behavior: 'instant' })
  }

  const placed = () => {
    if (isPlaced) return
    isPlaced = true
    tell('placed')
  }

  /** Whoever scrolls by hand decides from then on; what the page itself does until then (a hash, a picture that comes late) is undone. */
  const letGo = () => {
    height = null
  }

  addEventListener('message', ({ data, origin, source }) => {
    if (origin !== admin || source !== parent || data?.preview !== 'place') return
    theme = String(data.theme)
    if (typeof data.top === 'number') {
      height = data.top
      setTimeout(letGo, PATIENCE_MS)
    }
    place()
    // Pictures and fonts are in the browser's store after the first time: shown with them, nothing flickers.
    if (document.readyState === 'complete') return placed()
    addEventListener('load', placed)
    setTimeout(placed, PAINT_MS)
  })
  addEventListener('load', place)
  addEventListener(
    'scroll',
    () => {
      place()
      tell('moved')
    },
    { passive: true },
  )
  for (const type of ['wheel', 'touchstart', 'pointerdown', 'keydown']) addEventListener(type, letGo, { passive: true, capture: true })
  // The library that keeps the theme may come later, and takes what is stored.
  new MutationObserver(place).observe(root, { attributeFilter: ['data-theme'] })
  tell('ready')
}
