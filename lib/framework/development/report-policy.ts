import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { pagePolicy } from '@/lib/framework/page/policy.mjs'
import { previewAncestors } from '@/lib/preview/ancestors'

const REPORT_ONLY = 'content-security-policy-report-only'

/**
 * The policy of production for a page of development. React's development build evaluates text, and the tools of the framework write styles into the
 * page: scripts may be evaluated and styles may be inline.
 */
function developmentPolicy(nonce: string): string {
  return pagePolicy({ nonce, styles: " 'unsafe-inline'", ancestors: previewAncestors() }).replace("script-src 'self'", "script-src 'self' 'unsafe-eval'")
}

/** Whether a request asks for a page. */
const asksForPage = ({ method, headers }: IncomingMessage) => method === 'GET' && (headers.accept?.includes('text/html') ?? false)

/**
 * Sends the policy of production with every page of development, as Report-Only: the console of the browser names what production would block. The
 * framework takes the nonce for its own scripts from the header of the request.
 */
export function reportPolicy(): void {
  subscribe('http.server.request.start', (message: unknown) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse }
    if (!asksForPage(request)) return
    const policy = developmentPolicy(btoa(crypto.randomUUID()))
    request.headers[REPORT_ONLY] = policy
    response.setHeader(REPORT_ONLY, policy)
  })
}
