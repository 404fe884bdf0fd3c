import { Flex } from '@strapi/design-system'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { wordIn } from '../../labels/language'
import { adminLanguage } from '../labels/language'
import { LIVE_PREVIEW } from '../labels/live-preview'
import type { Screen } from './choices'
import { fit, type Size } from './fit'
import type { Frames } from './frames'

type Props = {
  frames: Frames
  screen: Screen
  children?: ReactNode
  keep: (id: number, element: HTMLIFrameElement | null) => void
  onLoad: (id: number) => void
}

/** The pages, one over the other while a new one comes. */
export function Stage({ frames: { shown, coming }, screen, children, keep, onLoad }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState<Size>({ width: 0, height: 0 })
  useEffect(() => {
    if (!place.current) return undefined
    const observer = new ResizeObserver(([entry]) => entry && setSize({ width: entry.contentRect.width, height: entry.contentRect.height }))
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  const { width, height, scale, left } = fit(screen, size)
  // In the order in which they came: a frame that changes its place in the document loads once more.
  const frames = size.width > 0 ? [shown, coming].filter((frame) => frame !== null) : []
  return (
    <Flex ref={place} position="relative" flex="1" minHeight={0} background="neutral150" justifyContent="center" style={{ overflow: 'hidden' }}>
      {children}
      {frames.map(({ id, src }) => (
        <iframe
          key={id}
          ref={(element) => keep(id, element)}
          title={wordIn(LIVE_PREVIEW.frame, adminLanguage())}
          src={src}
          // Nobody gets into a page that is not there yet, nor is read it.
          {...(id !== shown?.id && { inert: '', 'aria-hidden': true })}
          style={{
            position: 'absolute',
            top: 0,
            left,
            width,
            height,
            border: 0,
            background: 'white',
            transform: `scale(${scale})`,
            transformOrigin: '0 0',
            opacity: id === shown?.id ? 1 : 0,
          }}
          onLoad={() => onLoad(id)}
        />
      ))}
    </Flex>
  )
}
