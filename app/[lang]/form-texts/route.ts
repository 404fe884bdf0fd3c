import { getTranslations } from '@/lib/i18n/translations'
import { ERROR_CODES, PROBLEMS } from '@/lib/forms/error-codes'
import { LOCALES, toLocale } from '@/rules/languages'

type Context = { params: Promise<{ lang: string }> }

export const dynamic = 'force-static'

export const generateStaticParams = () => LOCALES.map((lang) => ({ lang }))

/** The texts of codes that the server answers with after the page was made; requested when one of them is shown. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const t = await getTranslations({ locale: toLocale((await params).lang), namespace: 'forms' })
  return Response.json({
    errors: Object.fromEntries(ERROR_CODES.map((code) => [code, t(`errors.${code}`)])),
    problems: Object.fromEntries(PROBLEMS.map((code) => [code, t(`problems.${code}`)])),
  })
}
