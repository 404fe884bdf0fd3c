/** How many slides fit beside each other, and the space between them, is said by the style sheet alone. */
export type CarouselOptions = {
  /** Time between two advances, in milliseconds. */
  delay: number
  /** After the last slide comes the first, without end. */
  loop: boolean
  /** One slide over the other instead of side by side. */
  fade?: boolean
  /** The arrow keys move it while it is in view. */
  keyboard?: boolean
}
