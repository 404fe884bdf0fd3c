import { SCREENS, type Screen } from './choices'

export type Size = { width: number; height: number }

/** How a screen stands in a place: as large as it is, or smaller where it has no room. */
export function fit(screen: Screen, place: Size): Size & { scale: number; left: number } {
  const { width, height } = SCREENS[screen]
  const scale = Math.min(1, place.width / width)
  return { width, height: Math.min(height, place.height / scale), scale, left: (place.width - width * scale) / 2 }
}
