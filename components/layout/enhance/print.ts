/** Writes the address of the page, as it is now, into the head of a printed page. */
export function enhancePrint(signal: AbortSignal): void {
  const address = document.getElementById('page-address')
  addEventListener('beforeprint', () => address && (address.textContent = location.href), { signal })
}
