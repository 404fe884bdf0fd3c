import { getMessages } from 'next-intl/server'
import { LOCALES, toLocale } from '@/lib/i18n/languages'

type Context = { params: Promise<{ lang: string }> }

export const dynamic = 'force-static'

export const generateStaticParams = () => LOCALES.map((lang) => ({ lang }))

/** What forms say in the browser; asked for when one is touched. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const { forms } = await getMessages({ locale: toLocale((await params).lang) })
  const { offline, retryAfter, checking } = forms.common
  return Response.json({ errors: forms.errors, problems: forms.problems, common: { offline, retryAfter, checking } })
}
