/** The footer's columns start folded where they fold, and are open where they do not. (Requirements, section 2) */
export function enhanceFooter(signal: AbortSignal): void {
  const narrow = matchMedia('(max-width: 576px)')
  const fold = () => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>('details[data-fold]')) details.open = !narrow.matches
  }
  if (narrow.matches) fold()
  narrow.addEventListener('change', fold, { signal })
}
