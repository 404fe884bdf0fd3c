export type CarouselOptions = {
  /** Time between two advances, in milliseconds. */
  delay: number
  /** After the last slide comes the first, without end. */
  loop: boolean
  /** One slide over the other instead of side by side. */
  fade?: boolean
  /** The arrow keys move it while it is in view. */
  keyboard?: boolean
  /** How many slides fit beside each other, by the least width of the window in pixels. */
  perView?: Record<number, number>
  /** Space between slides in pixels; the style sheet says the same before the script has come. */
  gap?: number
}
