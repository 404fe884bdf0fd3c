/** What the browser tells of its line, if it does (Chromium). */
const toldOfLine = (name: string): unknown => ('connection' in navigator ? Reflect.get(Object(navigator.connection), name) : undefined)

/** Whether the visitor asks for nothing to move by itself, by a wish for less motion or for less data, or by a line that is weak. */
export function prefersStill(): boolean {
  const isWeak = /2g|3g/.test(String(toldOfLine('effectiveType')))
  return isWeak || toldOfLine('saveData') === true || matchMedia('(prefers-reduced-motion: reduce)').matches
}
