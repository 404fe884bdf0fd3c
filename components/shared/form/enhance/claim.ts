const nobody = () => new Promise<never>(() => {})

/**
 * Makes a draft this tab's own for as long as the page lives; false when another tab has it. A browser without locks lets every tab
 * have it.
 */
export async function claim(name: string): Promise<boolean> {
  if (!('locks' in navigator)) return true
  return new Promise((resolve) => {
    void navigator.locks
      .request(name, { ifAvailable: true }, (lock) => {
        resolve(lock !== null)
        return lock ? nobody() : undefined
      })
      .catch(() => resolve(true))
  })
}
