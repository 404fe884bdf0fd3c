import type { IncomingMessage, ServerResponse } from 'node:http'
import { LOCALE_PATTERN } from '@/rules/languages'

/** Answer to programs, and say themselves which methods they take. */
const FOR_PROGRAMS = /^\/api\//

/** Where forms are sent to without script. */
const FORM = new RegExp(`^/(?:${LOCALE_PATTERN})/send/`)

/** Sent with script, a form goes to the address of its page and says so. */
const ACTION = 'next-action'

const READS = ['GET', 'HEAD']

/** Where files are sent to. */
const FILES = /^\/api\/files(?:\?|$)/

/** In a form that comes to an address of none, one without a route included, the framework would look for an action, and fail. */
const isStrayForm = ({ url = '', headers }: IncomingMessage) => !FILES.test(url) && (headers['content-type']?.startsWith('multipart/form-data') ?? false)

/** The framework would answer every method with the page, and look in a form for an action. */
function methodsFor(request: IncomingMessage): string[] {
  const { url = '', headers } = request
  if (FOR_PROGRAMS.test(url)) return isStrayForm(request) ? READS : [...READS, 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
  return FORM.test(url) || ACTION in headers ? [...READS, 'POST'] : READS
}

/** Whether an address is one of this server that can be decoded, which the framework takes for granted. */
function isReadable(url = ''): boolean {
  try {
    decodeURIComponent(url.split('?')[0] ?? '')
    return url.startsWith('/')
  } catch {
    return false
  }
}

/** Answers what the framework must not be asked: an address that nothing can be called, a method that nothing takes. */
export function refuseUnanswerable(request: IncomingMessage, response: ServerResponse): boolean {
  const methods = methodsFor(request)
  if (!isReadable(request.url)) response.writeHead(404).end()
  else if (!methods.includes(request.method ?? '')) response.writeHead(405, { allow: methods.join(', ') }).end()
  else return false
  return true
}
