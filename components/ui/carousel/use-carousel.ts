import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { answerKeys } from './keys'
import type { CarouselOptions } from './options'
import { inFront, isAtEnd, scrollToItem } from './place'
import type { RunningCarousel, start } from './swiper'
import { useAttention, useAutoplay, useNearness, useStillness } from './use-autoplay'

export type CarouselCommands = ReturnType<typeof useCarousel>

/** The library of a list, fetched when it is asked for the first time. */
function useLibrary(begin: (module: { start: typeof start }) => RunningCarousel) {
  const running = useRef<Promise<RunningCarousel> | undefined>(undefined)
  useEffect(() => () => void running.current?.then((carousel) => carousel.destroy()), [])
  return (action: (carousel: RunningCarousel) => void) => {
    running.current ??= import('./swiper').then(begin)
    // Without an answer from the network the list goes on scrolling; the next command tries again.
    running.current.then(action, () => (running.current = undefined))
  }
}

/**
 * A list that advances by itself and by command. Swiper is fetched when somebody turns to the list or its controls; until then, and without it, the
 * list scrolls. `frame` is for the element around the list.
 */
export function useCarousel(options: CarouselOptions) {
  const root = useRef<HTMLDivElement>(null)
  const [isStarted, setStarted] = useState(false)
  const [index, setIndex] = useState(0)
  const [wish, setWish] = useState<boolean>()
  const isStill = useStillness()
  const isNear = useNearness(root)
  const { hasAttention, handlers } = useAttention()
  const isPlaying = wish ?? !isStill

  const command = useLibrary((library) => {
    if (!root.current) throw new Error('The list is gone.')
    setStarted(true)
    return library.start(root.current, options, isStill, setIndex)
  })
  const next = () => command((carousel) => carousel.next())
  const previous = () => command((carousel) => carousel.previous())
  const wake = () => {
    if (!isStill) command(() => undefined)
  }

  useAutoplay(options.delay, isPlaying && isNear && !hasAttention, () => {
    const list = root.current?.firstElementChild
    if (isStarted) next()
    else if (list) scrollToItem(list, list.children[isAtEnd(list) ? 0 : inFront(list) + 1])
  })

  const answer = useEffectEvent((isForward: boolean) => (isForward ? next() : previous()))
  useEffect(() => {
    if (!options.keyboard || isStarted || !root.current) return undefined
    return answerKeys(root.current, answer)
  }, [options.keyboard, isStarted])

  return {
    index,
    isPlaying,
    next,
    previous,
    goTo: (to: number) => command((carousel) => carousel.goTo(to)),
    toggle: () => setWish(!isPlaying),
    wake,
    frame: {
      ref: root,
      ...handlers,
      onMouseEnter: () => {
        handlers.onMouseEnter()
        wake()
      },
      onFocus: () => {
        handlers.onFocus()
        wake()
      },
      onScrollCapture: () => {
        const list = root.current?.firstElementChild
        if (!isStarted && list) setIndex(inFront(list))
      },
    },
  }
}
