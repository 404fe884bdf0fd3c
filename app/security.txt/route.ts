import { buildSecurityText } from '@/lib/seo/security-text'

// Its date moves on, and whom to write to is content.
export const dynamic = 'force-dynamic'

/** Known as /.well-known/security.txt (next.config.ts). */
export async function GET() {
  return new Response(await buildSecurityText(new Date()), { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
