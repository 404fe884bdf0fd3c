import { formTexts } from './form-texts'

/** What the network answers, by path; what is not named is a lost connection. The rest of a form is the real one. */
export function fakeNetwork() {
  const answers = new Map<string, unknown>([
    ['/en/form-texts', formTexts],
    ['/api/captcha', { provider: 'altcha', challenge: {}, lastsSeconds: 60 }],
  ])
  const calls: { path: string; body: BodyInit | null | undefined }[] = []
  const answer = async (url: string, init?: RequestInit) => {
    const path = new URL(url, location.href).pathname
    calls.push({ path, body: init?.body })
    if (!answers.has(path)) throw new TypeError('Failed to fetch')
    return { json: async () => answers.get(path) } as Response
  }
  global.fetch = answer as never
  return {
    set: (path: string, body: unknown) => answers.set(path, body),
    /** What was sent there. */
    sentTo: (path: string) => calls.filter((call) => call.path === path).map(({ body }) => body),
  }
}

/** A captcha that can be solved is another test's subject: here the worker answers at once. */
export function fakeWorker(): void {
  Object.assign(globalThis, {
    isSecureContext: true,
    Worker: class {
      onmessage?: (event: { data: unknown }) => void
      postMessage() {
        setTimeout(() => this.onmessage?.({ data: { derivedKey: 'x' } }))
      }
      terminate() {}
    },
  })
}

/** An English page on a device that keeps nothing yet, whose captcha can be solved. Returns its network. */
export function freshPage() {
  localStorage.clear()
  document.documentElement.lang = 'en'
  fakeWorker()
  return fakeNetwork()
}

export const settle = () => jest.advanceTimersByTimeAsync(2000)

export function one<E extends HTMLElement = HTMLElement>(selector: string): E {
  const element = document.querySelector<E>(selector)
  if (!element) throw new Error(`There is no ${selector}.`)
  return element
}

export const field = (name: string) => one<HTMLInputElement>(`[name="${name}"]`)
export const error = (name: string) => one(`[data-error="${name}"]`)

export function type(name: string, text: string): void {
  field(name).value = text
  field(name).dispatchEvent(new Event('input', { bubbles: true }))
}

export async function send(): Promise<void> {
  one<HTMLFormElement>('form').requestSubmit()
  await settle()
}
