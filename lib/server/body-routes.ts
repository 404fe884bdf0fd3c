const KB = 1024
const MB = 1024 * KB

/** The largest body of an address that is in no list. */
const SMALLEST = 4 * KB

type BodyRoute = { path: RegExp; bytes: number; route: string }

const language = '/[^/]+'

/** A route, as its folder below `app` is called, and the bytes that it takes; what is in brackets may be anything. */
const bodyRoute = (route: string, bytes: number): BodyRoute => ({
  route,
  bytes,
  path: new RegExp(`^${route.replace('/[lang]', language).replace(/\[\w+\]/g, '[^/]+')}/?$`),
})

/**
 * Every route that reads a body, and how many bytes it takes. A test compares the list with the routes that there are. Forms say themselves, on
 * a page, that theirs is too large (`lib/forms/body.ts`), up to what nginx lets through.
 */
export const BODY_ROUTES: readonly BodyRoute[] = [
  bodyRoute('/api/files', 21 * MB),
  bodyRoute('/[lang]/send/[form]', 64 * MB),
  bodyRoute('/[lang]/send/my-application', 64 * MB),
  bodyRoute('/[lang]/send/verification/[page]', 64 * MB),
  bodyRoute('/api/duplicate', 4 * KB),
  bodyRoute('/api/vitals', 4 * KB),
  bodyRoute('/api/revalidate', 256 * KB),
  bodyRoute('/api/search', 4 * KB),
  bodyRoute('/api/preview/exit', 4 * KB),
]

/** Of a server action, whatever page it is sent to. */
export const ACTION_BYTES = 512 * KB

/** How many bytes a body may have that is sent to an address. */
export function bytesFor(pathname: string): number {
  return BODY_ROUTES.find(({ path }) => path.test(pathname))?.bytes ?? SMALLEST
}
