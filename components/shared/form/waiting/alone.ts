/**
 * Runs while no other tab sends or takes back what waits, after those that came before. Without locks tabs do not wait for each other; that
 * the same is stored once is then for the server alone to see to, as it does in any case.
 */
export async function alone<T>(run: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return run()
  return navigator.locks.request('imar-waiting', run)
}
