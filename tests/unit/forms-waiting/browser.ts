/** What the storage of the browser holds. */
export const storage = new Map<string, string>()

const localStorage = {
  getItem: (name: string) => storage.get(name) ?? null,
  setItem: (name: string, value: string) => void storage.set(name, value),
  removeItem: (name: string) => void storage.delete(name),
}

// A browser with one tab and without locks, as far as Node has it not: imported before what speaks to it.
for (const [name, value] of Object.entries({ localStorage, navigator: {}, isSecureContext: true, BroadcastChannel: undefined })) {
  Object.defineProperty(globalThis, name, { value, configurable: true })
}
