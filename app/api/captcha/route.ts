import { captcha } from '@/lib/forms/captcha'

export const dynamic = 'force-dynamic'

/** What a browser needs to show that a person is at work; asked for when a form is first touched. */
export async function GET() {
  return Response.json(await captcha().task(), { headers: { 'cache-control': 'no-store' } })
}
