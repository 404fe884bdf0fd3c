import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'

/**
 * What a link to its content opens beside its own line; `asked` counts how often somebody has opened it, and the focus goes along; `closed`, how
 * often it was closed. Where a draft opens it, the focus stays where it is.
 */
export function useDisclosure(panel: RefObject<HTMLDetailsElement | null>, id: string) {
  const [asked, setAsked] = useState(0)
  const [closed, setClosed] = useState(0)
  const isAsked = useRef(false)
  const isLed = useRef(false)

  const show = (isShown: boolean) => panel.current?.toggleAttribute('open', isShown)
  const press = useEffectEvent((event: MouseEvent) => {
    if (!(event.target instanceof Element)) return
    const isLink = event.target.closest('a')?.hash === `#${id}`
    if (isLink) {
      show(true)
      isLed.current = location.hash !== `#${id}`
      if (!isLed.current) event.preventDefault()
    }
    isAsked.current = isLink || panel.current?.firstElementChild?.contains(event.target) === true
  })
  const follow = useEffectEvent(() => {
    // Browsers that do not open it for a link by themselves.
    if (location.hash === `#${id}`) show(true)
    // A link that leads into the page takes the focus away: Chromium before the panel says that it is open, Firefox after it.
    if (isLed.current) setAsked((times) => times + 1)
    isLed.current = false
  })
  useEffect(() => {
    follow()
    const controller = new AbortController()
    const { signal } = controller
    document.addEventListener('click', (event) => press(event), { signal })
    addEventListener('hashchange', () => follow(), { signal })
    return () => controller.abort()
  }, [])
  return {
    asked,
    closed,
    show,
    onToggle: () => {
      const { open = false } = panel.current ?? {}
      if (!open) setClosed((times) => times + 1)
      else if (isAsked.current) setAsked((times) => times + 1)
      isAsked.current = false
    },
  }
}
